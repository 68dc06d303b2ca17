#ifndef MACHINE_H
#define MACHINE_H

#include <pthread.h>

/// The commit that the program was built from; `unknown` where whoever built it didn't say.
const char *commit(void);

/// Lets the thread that gets these attributes start on any core but the one that starts it.
///
/// Left to itself, Linux often starts it on the same core, where it waits for milliseconds until
/// its turn comes, while other cores are idle.
void startElsewhere(pthread_attr_t *attributes);

/// A file that is written and has no use before it is finished.
typedef struct UnfinishedFile UnfinishedFile;

/// Has the file taken away when the program is told to end (SIGTERM, SIGINT, SIGHUP).
UnfinishedFile *beginFile(const char *path);

/// Takes away all that wasn't finished, before the program ends at once.
void removeUnfinishedFiles(void);

/// Leaves the file alone from now on.
void finishFile(UnfinishedFile *file);

/// Lets the thread that calls this run on every core that the program may use.
void runAnywhere(void);

#endif
