# The table of Sobek: what stands on it, what can be done, what happens.
