// What a digest has to tell apart; a compiler that finds otherwise stops.
#include "Digest.h"

template <size_t length> struct Text {
  unsigned char bytes[length - 1] = {};

  constexpr Text(const char (&text)[length]) {
    for (size_t place = 0; place + 1 < length; ++place) bytes[place] = text[place];
  }
};

template <size_t length>
constexpr uint64_t digestOf(const char (&text)[length], const char (&path)[6] = "a.yml") {
  return with(Digest(), path, Text<length>(text).bytes, 6).value;
}

static_assert(digestOf("id: a\n    examples: []") == digestOf("id: a\n    examples: [b]"),
              "what the examples are is no matter");
static_assert(digestOf("id: a\n    examples: []") == digestOf("id: a\n"),
              "a file may have none");
static_assert(digestOf("id: a\n    examples: []") != digestOf("id: b\n    examples: []"),
              "what stands before them was changed");
static_assert(digestOf("id: a\n    examples: []") != digestOf("id: a\nif: b\n    examples: []"),
              "something was added before them");
static_assert(digestOf("id: a\n    examples: []") != digestOf("id: a\nif: b\n"),
              "something was added in their place");
static_assert(digestOf("id: a\n    examples: []") != digestOf("id: \n    examples: []"),
              "something was taken away");
static_assert(digestOf("id: a\n") != digestOf("id: a\n", "b.yml"), "a file was renamed");
