// Prints the most memory that a program has at once, in kibibytes; its words begin with its path.
int tell_memory(char **words);
