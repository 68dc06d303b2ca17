#define _GNU_SOURCE
#include "Machine.h"

#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct UnfinishedFile {
  atomic_bool isUnfinished;
  struct UnfinishedFile *next;
  char path[];
};

// Nothing is ever taken out of the list, so that a signal may come at any time, on any thread.
static _Atomic(UnfinishedFile *) files;

static const int signals[] = {SIGTERM, SIGINT, SIGHUP};

void removeUnfinishedFiles(void) {
  for (UnfinishedFile *file = files; file; file = file->next) {
    if (file->isUnfinished) unlink(file->path);
  }
}

static void removeFiles(int number) {
  removeUnfinishedFiles();
  // What it does by itself was set again: the program ends as soon as this returns.
  raise(number);
}

static void watchSignals(void) {
  struct sigaction action = {.sa_handler = removeFiles, .sa_flags = SA_RESETHAND};
  sigemptyset(&action.sa_mask);
  for (size_t index = 0; index < sizeof signals / sizeof *signals; index += 1) {
    struct sigaction before;
    // Who starts the program may want a signal to be ignored, as nohup does.
    if (sigaction(signals[index], NULL, &before) != 0 || before.sa_handler != SIG_DFL) continue;
    sigaction(signals[index], &action, NULL);
  }
}

UnfinishedFile *beginFile(const char *path) {
  size_t length = strlen(path) + 1;
  UnfinishedFile *file = malloc(sizeof *file + length);
  if (!file) return NULL;
  memcpy(file->path, path, length);
  atomic_init(&file->isUnfinished, true);
  file->next = files;
  if (!file->next) watchSignals();
  while (!atomic_compare_exchange_weak(&files, &file->next, file)) {}
  return file;
}

void finishFile(UnfinishedFile *file) {
  file->isUnfinished = false;
}
