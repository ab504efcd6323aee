# Der Tisch von Conex: was darauf liegt, was man tun kann, was geschieht.
