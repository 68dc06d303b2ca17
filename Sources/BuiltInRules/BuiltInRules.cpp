#include "BuiltInRules.h"

// C has it by its standard, C++ from this compiler.
#pragma clang diagnostic ignored "-Wc23-extensions"

#include "Digest.h"
#include "Files.h"

static const unsigned char prepared[] = {
#embed "Rules.prepared" if_empty(0)
};

static const BuiltInFile preparedFile = {"", prepared, sizeof prepared};

const int builtInFileCount = sizeof files / sizeof *files;

const uint64_t builtInDigest = digest;

const BuiltInFile *builtInFile(int number) {
  return &files[number];
}

const BuiltInFile *preparedRules(void) {
  return &preparedFile;
}
