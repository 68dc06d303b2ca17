#ifndef BLOCKS_H
#define BLOCKS_H

#include <stddef.h>
#include <stdint.h>

// A block is a word that says what it is, and after it, at a multiple of 16 bytes, what the caller
// may use. Sizes are those of blocks, with their words; counts are bytes that the caller may use.

enum { wordSize = sizeof(uint64_t), step = 16, smallest = 32 };

// Blocks of a class have one size: a multiple of 16 bytes up to 1 KB, above it four sizes between
// a power of two and the next. Class 124 has 32 MB; what is larger has no class.
enum { evenly = 1024, lastEvenClass = evenly / step, classes = 125, largest = 32 << 20 };

// What a word's two lowest bits say of the rest of it.
enum Kind {
  /// The size of a block that has pages of its own.
  mapped = 0,
  /// The class, times four.
  classed = 1,
  /// How far behind another block this one begins, which is moved to where the caller wants it.
  moved = 2,
  kinds = 3,
};

static inline uint64_t *wordOf(void *block) {
  return (uint64_t *)block - 1;
}

static inline enum Kind kindOf(uint64_t word) {
  return (enum Kind)(word & kinds);
}

/// The size of a block of which `count` bytes may be used; `count` is far from the largest number.
static inline size_t sizeFor(size_t count) {
  size_t size = (count + wordSize + step - 1) & ~(size_t)(step - 1);
  return size < smallest ? smallest : size;
}

/// The class with the smallest blocks that have room for a block of `size`, 32 MB at most.
static inline size_t classOf(size_t size) {
  if (size <= evenly) return size / step;
  size_t power = 63 - (size_t)__builtin_clzll(size - 1);
  size_t quarter = ((size - 1) >> (power - 2)) & 3;
  return lastEvenClass + 1 + (power - 10) * 4 + quarter;
}

static inline size_t sizeOf(size_t class) {
  if (class <= lastEvenClass) return class * step;
  size_t above = class - lastEvenClass - 1;
  return (5 + above % 4) << (8 + above / 4);
}

#endif
