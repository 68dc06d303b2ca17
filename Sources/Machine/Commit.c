#include "Machine.h"

#ifndef REVIEWLINT_COMMIT
#define REVIEWLINT_COMMIT "unknown"
#endif

const char *commit(void) {
  return REVIEWLINT_COMMIT;
}
