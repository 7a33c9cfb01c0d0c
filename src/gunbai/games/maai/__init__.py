"""間合 (maai): duels and skirmishes of vitality and breath. Rulebook 000 so far."""
