"""Charts of numbers on paper: bars, lines and maps of heat, as SVG or PNG. Needs the extra `charts`."""
