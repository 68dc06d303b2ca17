#ifndef BUILT_IN_RULES_H
#define BUILT_IN_RULES_H

/// A file of the folder `rules`, as it was when the program was built.
struct BuiltInFile {
  /// Its path below `rules`.
  const char *path;
  /// Its text, with a zero byte behind it.
  const char *text;
};

/// The number of files.
extern const int builtInFileCount;

/// The file of that number, from 0.
const struct BuiltInFile *builtInFile(int number);

#endif
