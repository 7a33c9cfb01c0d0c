"""Many battles at once: a scenario is played again and again by computers, and what comes of it is counted."""
