#include "CCommit.h"

#ifndef REVIEWLINT_COMMIT
#define REVIEWLINT_COMMIT "unknown"
#endif

const char *commitOfBuild(void) {
  return REVIEWLINT_COMMIT;
}
