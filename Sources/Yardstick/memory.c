// Runs another program; a process as small as this one doesn't show in what the other needs.
#include "memory.h"

#include <fcntl.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

int tell_memory(char **words) {
  pid_t child = fork();
  if (child < 0) return 2;
  if (child == 0) {
    int nowhere = open("/dev/null", O_WRONLY);
    dup2(nowhere, 1);
    execv(words[0], words);
    _exit(127);
  }
  int status;
  if (waitpid(child, &status, 0) != child || !WIFEXITED(status) || WEXITSTATUS(status) > 1) {
    return 2;
  }
  struct rusage usage;
  getrusage(RUSAGE_CHILDREN, &usage);
#ifdef __APPLE__
  usage.ru_maxrss /= 1024;
#endif
  printf("%ld\n", usage.ru_maxrss);
  return 0;
}
