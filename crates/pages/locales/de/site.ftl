# Die Seiten um die Spiele herum.
