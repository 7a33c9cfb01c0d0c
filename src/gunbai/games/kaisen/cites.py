"""Where the rules of 海戦 take the ids of the clauses that they cite: every id asked for here must exist."""

from gunbai.kernel.clauses import Citations

cites = Citations("kaisen")
