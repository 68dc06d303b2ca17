// The floor: runs libyaml's events over the files it is given, and does nothing with them.
// After `--measure` it runs another program instead, and prints its milliseconds and kibibytes:
// a process as small as this one doesn't show in either.
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#include <yaml.h>

static int read_events(const unsigned char *bytes, size_t count) {
  yaml_parser_t parser;
  yaml_event_t event;
  if (!yaml_parser_initialize(&parser)) return 0;
  yaml_parser_set_input_string(&parser, bytes, count);
  int is_done = 0;
  while (!is_done) {
    if (!yaml_parser_parse(&parser, &event)) {
      yaml_parser_delete(&parser);
      return 0;
    }
    is_done = event.type == YAML_STREAM_END_EVENT;
    yaml_event_delete(&event);
  }
  yaml_parser_delete(&parser);
  return 1;
}

static int read_file(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file) return 0;
  fseek(file, 0, SEEK_END);
  long count = ftell(file);
  rewind(file);
  unsigned char *bytes = malloc(count > 0 ? (size_t)count : 1);
  int is_read = bytes && fread(bytes, 1, (size_t)count, file) == (size_t)count;
  fclose(file);
  is_read = is_read && read_events(bytes, (size_t)count);
  free(bytes);
  return is_read;
}

static double milliseconds(void) {
  struct timespec now;
  timespec_get(&now, TIME_UTC);
  return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

static int measure(char **words) {
  double start = milliseconds();
  pid_t child = fork();
  if (child < 0) return 2;
  if (child == 0) {
    dup2(open("/dev/null", O_WRONLY), 1);
    execv(words[0], words);
    _exit(127);
  }
  int status;
  if (waitpid(child, &status, 0) != child) return 2;
  double end = milliseconds();
  // What could not be judged is no measurement.
  if (!WIFEXITED(status) || WEXITSTATUS(status) > 1) return 2;
  struct rusage usage;
  getrusage(RUSAGE_CHILDREN, &usage);
#ifdef __APPLE__
  usage.ru_maxrss /= 1024;
#endif
  printf("%f %ld\n", end - start, usage.ru_maxrss);
  return 0;
}

int main(int count, char **paths) {
  if (count > 2 && strcmp(paths[1], "--measure") == 0) return measure(paths + 2);
  for (int index = 1; index < count; index++) {
    if (!read_file(paths[index])) {
      fprintf(stderr, "%s can't be read\n", paths[index]);
      return 2;
    }
  }
  return 0;
}
