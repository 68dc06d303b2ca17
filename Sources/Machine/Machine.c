#define _GNU_SOURCE
#include "Machine.h"

#if defined(__GLIBC__)

#include <sched.h>
#include <unistd.h>

void startElsewhere(pthread_attr_t *attributes) {
  cpu_set_t cores;
  if (sched_getaffinity(0, sizeof cores, &cores) != 0) return;
  int here = sched_getcpu();
  if (here < 0 || here >= CPU_SETSIZE) return;
  CPU_CLR(here, &cores);
  if (CPU_COUNT(&cores) > 0) pthread_attr_setaffinity_np(attributes, sizeof cores, &cores);
}

// The first thread of the program, whose number is the program's, was never told where to run.
void runAnywhere(void) {
  cpu_set_t cores;
  if (sched_getaffinity(getpid(), sizeof cores, &cores) != 0) return;
  sched_setaffinity(0, sizeof cores, &cores);
}

#else

void startElsewhere(pthread_attr_t *attributes) {
  (void)attributes;
}

void runAnywhere(void) {}


#endif
