// The floor: runs libyaml's events over the files it is given, and does nothing with them.
// After `--memory` it tells instead how much another program needs.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <yaml.h>

#include "memory.h"

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

int main(int count, char **paths) {
  if (count > 2 && strcmp(paths[1], "--memory") == 0) return tell_memory(paths + 2);
  for (int index = 1; index < count; index++) {
    if (!read_file(paths[index])) {
      fprintf(stderr, "%s can't be read\n", paths[index]);
      return 2;
    }
  }
  return 0;
}
