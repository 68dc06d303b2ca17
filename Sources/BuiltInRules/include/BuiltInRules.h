#ifndef BUILT_IN_RULES_H
#define BUILT_IN_RULES_H

/// A file of the folder `rules`, as it was when the program was built.
struct BuiltInFile {
  /// Its path below `rules`.
  const char *path;
  const unsigned char *bytes;
  /// How many bytes it has.
  long size;
  /// How many of them stand before its examples, when the list of files was made.
  long sizeWithoutExamples;
};

/// The number of files.
extern const int builtInFileCount;

/// The file of that number, from 0.
const struct BuiltInFile *builtInFile(int number);

/// The rules of all files in the form in which they are read fastest.
const struct BuiltInFile *preparedRules(void);

#endif
