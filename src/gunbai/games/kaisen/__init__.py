"""海戦 (kaisen): ship battles on a hex map, with secret simultaneous plots. Rulebook 002."""
