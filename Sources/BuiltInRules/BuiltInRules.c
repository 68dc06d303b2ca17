#include "BuiltInRules.h"
#include "Files.h"

static const unsigned char prepared[] = {
#embed "Rules.prepared" if_empty(0)
};

static const struct BuiltInFile preparedFile = {"", prepared, sizeof prepared, sizeof prepared};

const int builtInFileCount = sizeof files / sizeof *files;

const struct BuiltInFile *builtInFile(int number) {
  return &files[number];
}

const struct BuiltInFile *preparedRules(void) {
  return &preparedFile;
}
