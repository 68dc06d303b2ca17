#ifndef BUILT_IN_RULES_H
#define BUILT_IN_RULES_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A file of the folder `rules`, as it was when the program was built.
struct BuiltInFile {
  /// Its path below `rules`.
  const char *path;
  const unsigned char *bytes;
  /// How many bytes it has.
  long size;
};

/// The number of files.
extern const int builtInFileCount;

/// The digest of the files with rules and catalogues, each without its examples.
extern const uint64_t builtInDigest;

/// The file of that number, from 0.
const struct BuiltInFile *builtInFile(int number);

/// The rules of all files in the form in which they are read fastest.
const struct BuiltInFile *preparedRules(void);

#ifdef __cplusplus
}
#endif

#endif
