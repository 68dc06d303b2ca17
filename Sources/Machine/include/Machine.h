#ifndef MACHINE_H
#define MACHINE_H

#include <pthread.h>

/// Lets the thread that gets these attributes start on any core but the one that starts it.
///
/// Left to itself, Linux often starts it on the same core, where it waits for milliseconds until
/// its turn comes, while other cores are idle.
void startElsewhere(pthread_attr_t *attributes);

/// Lets the thread that calls this run on every core that the program may use.
void runAnywhere(void);

#endif
