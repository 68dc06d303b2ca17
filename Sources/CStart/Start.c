#define _POSIX_C_SOURCE 200809L
#include "CStart.h"
#include <stdlib.h>
#include <unistd.h>

static int count;
static char **words;

int countOfWords(void) { return count; }

const char *word(int index) { return words[index]; }

/// Runs before Swift's own start. In a bare container there is no /proc, from which Swift takes the
/// words of the command line, so that there would be none.
#if defined(__GLIBC__) || defined(__APPLE__)
__attribute__((constructor(101))) static void keepWords(int given, char **arguments) {
  count = given;
  words = arguments;
}
#endif

/// Swift also looks for a program that shows where another one trapped, beside the program itself;
/// where a static program lies, only /proc says, and Swift would end it for want of that. Told where
/// to look, it doesn't ask.
#ifdef __linux__
__attribute__((constructor(101))) static void lookNowhereForTraces(void) {
  if (access("/proc/self/exe", F_OK) != 0) setenv("SWIFT_ROOT", "/dev/null", 0);
}
#endif
