#ifndef MACHINE_H
#define MACHINE_H

/// Lets the program ask for memory seldom, and much at a time; what it doesn't touch costs nothing.
///
/// A second thread would otherwise ask for each page of four kilobytes.
void askForMuchMemoryAtOnce(void);

#endif
