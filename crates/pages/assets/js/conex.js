// The table of Conex.
