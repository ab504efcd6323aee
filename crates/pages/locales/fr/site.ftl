# Les pages autour des jeux.
