"""The online table: battles that several people play over days, kept in a database, one referee for all of them."""
