#define _XOPEN_SOURCE 700
#include "CStart.h"
#include <signal.h>
#include <stdlib.h>
#include <sys/resource.h>
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

static void endForWantOfMemory(int signal) {
  static const char words[] =
      "reviewlint: it ended in the middle, most likely for want of memory; raise the limits of the "
      "shell (ulimit -s, ulimit -v)\n";
  (void)!write(2, words, sizeof words - 1);
  _exit(3);
}

static int isBelow(int resource, rlim_t least) {
  struct rlimit limit;
  return getrlimit(resource, &limit) == 0 && limit.rlim_cur < least;
}

/// Who gives it less than usual is told so when it ends for want of it, on a stack of its own: there
/// may be no room for anything else.
__attribute__((constructor(101))) static void watchMemory(void) {
  static char room[1 << 16];
  if (!isBelow(RLIMIT_STACK, 1 << 20) && !isBelow(RLIMIT_AS, 1 << 30)) return;
  static const int ends[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT};
  stack_t stack = {.ss_sp = room, .ss_size = sizeof room};
  if (sigaltstack(&stack, NULL) != 0) return;
  struct sigaction action = {.sa_handler = endForWantOfMemory, .sa_flags = SA_ONSTACK};
  for (size_t index = 0; index < sizeof ends / sizeof *ends; index++)
    sigaction(ends[index], &action, NULL);
}
