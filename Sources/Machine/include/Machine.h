#ifndef MACHINE_H
#define MACHINE_H

/// The commit that the program was built from; `unknown` where whoever built it didn't say.
const char *commit(void);

#endif
