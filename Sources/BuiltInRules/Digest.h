#ifndef DIGEST_H
#define DIGEST_H

#include <stddef.h>
#include <stdint.h>

/// A digest as the rest of the program makes it (`Fingerprint`), made by the compiler: the program
/// needn't read all its files to know whether its rules were prepared from them.
struct Digest {
  uint64_t value = 0xCBF29CE484222325;

  constexpr void add(uint64_t word) {
    const uint64_t mixed = (value ^ word) * 0x100000001B3;
    value = mixed ^ (mixed >> 32);
  }

  template <typename Byte> constexpr void add(const Byte *bytes, size_t size) {
    size_t position = 0;
    for (; position + 8 <= size; position += 8) {
      uint64_t word = 0;
      for (int offset = 7; offset >= 0; --offset) {
        word = word << 8 | static_cast<unsigned char>(bytes[position + offset]);
      }
      add(word);
    }
    for (; position < size; ++position) add(static_cast<unsigned char>(bytes[position]));
    add(static_cast<uint64_t>(size));
  }
};

/// Whether a line begins there that begins the examples.
constexpr bool hasExamples(const unsigned char *bytes, size_t size, size_t position) {
  constexpr char key[] = "    examples:";
  for (size_t offset = 0; key[offset]; ++offset) {
    if (position + offset >= size || bytes[position + offset] != key[offset]) return false;
  }
  return true;
}

/// The digest with a file added: its path, and what stands before its examples. If they aren't
/// where they were when the rules were prepared, it is the digest of something else.
template <size_t length, size_t size>
constexpr Digest with(Digest digest, const char (&path)[length],
                      const unsigned char (&bytes)[size], size_t sizeWithoutExamples) {
  const bool isThere =
      sizeWithoutExamples == size || hasExamples(bytes, size, sizeWithoutExamples);
  digest.add(path, length - 1);
  digest.add(bytes, isThere ? sizeWithoutExamples : size);
  return digest;
}

#endif
