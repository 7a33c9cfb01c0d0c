"""Every test may say which clauses it shows; see `gunbai.testing.coverage_plugin`."""

pytest_plugins = ["gunbai.testing.coverage_plugin"]
