# The pages around the games.
