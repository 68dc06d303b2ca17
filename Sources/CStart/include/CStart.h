/// How many words the program was started with, its own name among them; 0 where nobody says.
int countOfWords(void);

/// One of them.
const char *_Nonnull word(int index);
