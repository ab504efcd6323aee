# Der Tisch von Sobek: was darauf liegt, was man tun kann, was geschieht.
