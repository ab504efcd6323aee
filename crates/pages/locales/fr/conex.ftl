# La table de Conex : ce qui s’y trouve, ce qu’on peut faire, ce qui se passe.
