"""Content of 間合 as people write it: weapons, armour, manoeuvres, spells, schools, occupations, characters."""
