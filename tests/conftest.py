"""Every test may say which clauses it shows; see `gunbai.testing.coverage_plugin`."""

from hypothesis import settings

pytest_plugins = ["gunbai.testing.coverage_plugin"]

# How long an example takes says how busy the machine is, and nothing of what is tested.
settings.register_profile("gunbai", deadline=None)
settings.load_profile("gunbai")
