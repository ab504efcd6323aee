# The table of Conex: what lies on it, what can be done, what happens.
