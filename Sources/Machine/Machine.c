#include "Machine.h"

#if defined(__GLIBC__)

#include <malloc.h>

void askForMuchMemoryAtOnce(void) {
  mallopt(M_TOP_PAD, 4 << 20);
  // What is large comes from there as well, and goes back to it.
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
}

#else

void askForMuchMemoryAtOnce(void) {}

#endif
