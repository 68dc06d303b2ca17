// What runs before the program; nothing calls it.
