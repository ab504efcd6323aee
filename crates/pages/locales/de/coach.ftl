# Was in einem ersten Spiel bei jeder Entscheidung gut zu wissen ist.

coach-title = Ein erstes Spiel
coach-stop = Nicht mehr erklären

coach-sobek-take = Nimm eine der ersten vier Karten, vom Tempel aus gezählt. Die erste ist frei; jede, die du übergehst, kommt verdeckt unter deinen Bestechungstopf und ist Bestechung. Suche drei Karten einer Warenart.
coach-sobek-balance = Je weiter du greifst, desto mehr Bestechung bekommst du. Niemand sieht, wie viel die anderen haben; nur wer am meisten hat, wird bestraft. Bleib also unter jemandem.
coach-sobek-set = Du hast mindestens drei Karten einer Warenart. Als Satz ausgelegt zählen sie Skarabäen mal Karten, und du darfst einen Ereignis-Chip einsetzen. Du kannst auf mehr Karten warten, doch was du am Ende der Runde noch hältst, ist Bestechung.
coach-sobek-character = Du hältst eine Figur. Spiele sie für ihre Wirkung, das ist dein ganzer Zug, oder behalte sie als Karte ihrer Warenart für einen Satz.
coach-sobek-event = Ein Satz bringt ein Ereignis. Jeder Chip gilt einmal in der Runde; wähle, was jetzt am meisten hilft. Was du liegen lässt, bleibt den anderen.
coach-sobek-rob = Dein Wesir sieht diese Bestechung durch. Nimm die Karte, die du am meisten brauchst; sie fehlt dann auch dort.
coach-sobek-discard = Ein Schreiber lässt dir nur sechs Karten. Was du abgibst, ist Bestechung: Trenne dich von dem, was kein Satz mehr wird.
coach-sobek-flat = Die Runde ist vorbei. Drei Karten einer Warenart, die du noch hältst, kannst du quer auslegen: Sie zählen nur ihre Skarabäen, sind dann aber keine Bestechung. Alles andere kommt unter deinen Bestechungstopf.
coach-sobek-starter = Du hast die wenigsten Punkte und bestimmst, wer beginnt. Wer beginnt, wählt zuerst, doch die guten Karten können weiter hinten liegen.
coach-sobek-wait = Achte darauf, was die anderen nehmen und übergehen: Vieles von dem, was sie halten, kannst du dir merken.
coach-sobek-over = Das Spiel ist vorbei. Sieh es dir Zug für Zug noch einmal an oder spiele wieder.
coach-conex-lay = Wähle eine Karte: Ihre Zahlen sind kleine Ecken anderer Farben. Lege eine davon auf eine echte Ecke dieser Farbe und du bekommst die Zahl als Punkte. Die Karte darf sonst nichts berühren und muss auf dem Tisch bleiben.
coach-conex-space = Jede Karte, die du legst, bietet den anderen neue Ecken und nimmt Platz weg. Eine kleinere Zahl an einer guten Stelle kann mehr wert sein als eine große, die eine +2-Karte öffnet.
coach-conex-double = Du hast den Doppel-Chip. Er verdoppelt einmal das Legen, auch mit der +2; hebe ihn für eine hohe Zahl auf.
coach-conex-draw = Keine deiner Karten passt gerade. Ziehe zwei; du darfst beliebig viele halten.
coach-conex-lightning = Der Blitz nimmt eine Karte weg, auf der nichts liegt, und alle anderen müssen eine Karte abgeben. Mach damit eine Ecke frei oder nimm jemandem eine gute Stelle, oder behalte ihn.
coach-conex-discard = Jemand hat den Blitz benutzt: Eine deiner Karten kommt unter den Stapel. Gib die ab, die am schwersten zu legen ist.
coach-conex-wait = Wähle solange eine deiner Karten und sieh, wo sie liegen könnte.
coach-conex-over = Das Spiel ist vorbei. Sieh es dir Zug für Zug noch einmal an oder spiele wieder.
