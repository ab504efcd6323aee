# The table of Sobek as text.

sobek-terminal-tokens = { $count ->
        [one] { $count } event token left
       *[other] { $count } event tokens left
    }
sobek-terminal-nile = Nile (* within reach):
sobek-terminal-nile-empty = Nile: empty
sobek-terminal-hidden = hidden
sobek-terminal-hand = hand { $cards }
sobek-terminal-pile = corruption { $cards }
sobek-terminal-pile-bare = no corruption
sobek-terminal-flat = horizontal { $set }
sobek-terminal-green = { $family } (green)
sobek-terminal-own-hand = Your hand
sobek-terminal-given-up = Given up so far
sobek-terminal-tokens-left = Tokens left
sobek-terminal-discard = Discard pile
sobek-terminal-nothing = nothing

# At most eight letters, with as many dots as there are scarabs.
sobek-short-ivory = ivory
sobek-short-ebony = ebony
sobek-short-marble = marble
sobek-short-cattle = cattle
sobek-short-fish = fish
sobek-short-wheat = wheat

sobek-legend =
    The aim: have the most points after three rounds. They come from sets of three
    or more cards of one family: the scarabs (●) on a set times its cards. What you
    skip in the row, or still hold when the round ends, is corruption; the most
    corrupt player goes back on the track.
      F1, F0, Fg   fish with a scarab, without, and with a green back; likewise
                   Ivory, Ebony, Marble, Cattle, Wheat (ivory has 3 scarabs,
                   ebony and marble 2)
      A            an amulet: fits any set
      thief, …     a character: play it for its effect, or as a card of its family
      take 2       take the second card; the first goes to your corruption
      set fish F1,F0,A                 lay a set; an event token follows
      thief 2 orange, priest wheat     play a character
    Refusals name the section of the rules: see docs/rules/sobek.md.
