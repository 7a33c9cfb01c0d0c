"""The conformance kit: what any game must pass, and the pages made from a game's own data."""
