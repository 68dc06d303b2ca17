#define _GNU_SOURCE
#include <pthread.h>

// Memory for a program of few threads that asks for much that is small, and ends soon. The C
// library's keeps seven blocks of a size at hand, which are too few for a description or a rule;
// it lets a program bring its own (glibc manual, "Replacing malloc"). Sanitizers bring theirs.
//
// Every thread has a hand of its own: what was given back to it, by classes, and a region that was
// never used. Only what is too much for a hand goes to the others. Nothing goes back to the system
// but blocks over 32 MB. A program that uses this must not fork without executing another.
#if defined(__GLIBC__) && !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)

#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "Blocks.h"
#include "Machine.h"

/// What the system is asked for at once; what isn't touched costs nothing.
static const size_t regionSize = 4 << 20;

/// How many bytes a hand keeps of a class.
static const size_t keptBytes = 64 << 10;

/// From which size on a block that is given back may serve as a region.
static const size_t regionLike = 128 << 10;

/// What a block holds while nobody uses it.
typedef struct Block {
  struct Block *next;
  /// Of the first block of a batch: the next batch, and how many blocks this one has.
  struct Block *nextBatch;
  size_t count;
} Block;

typedef struct {
  Block *first;
  size_t count;
} Blocks;

/// What the beginning of a region holds while no hand has it.
typedef struct Region {
  struct Region *next;
  char *end;
} Region;

typedef struct {
  Blocks blocks[classes];
  /// The region: where the next block's word comes, eight bytes before a multiple of 16.
  char *next;
  char *end;
  /// Bytes of blocks that have served as regions.
  size_t usedAnew;
  bool isLeftAtTheEnd;
} Hand;

static __thread Hand hand;

// What hands have for others.
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static _Atomic(Block *) batches[classes];
static Region *regions;

static void share(size_t class, Blocks *blocks) {
  Block *batch = blocks->first;
  batch->count = blocks->count;
  *blocks = (Blocks){NULL, 0};
  pthread_mutex_lock(&lock);
  batch->nextBatch = batches[class];
  batches[class] = batch;
  pthread_mutex_unlock(&lock);
}

static void shareRegion(Hand *hand) {
  if (hand->end - hand->next < smallest) return;
  Region *region = (Region *)(hand->next + wordSize);
  region->end = hand->end;
  pthread_mutex_lock(&lock);
  region->next = regions;
  regions = region;
  pthread_mutex_unlock(&lock);
}

/// What a thread leaves when it ends is there for the others.
static void leave(void *left) {
  Hand *hand = left;
  for (size_t class = 0; class < classes; class += 1) {
    if (hand->blocks[class].first) share(class, &hand->blocks[class]);
  }
  shareRegion(hand);
  hand->next = hand->end = NULL;
  hand->isLeftAtTheEnd = false;
}

static pthread_key_t ends;

static void makeKey(void) {
  pthread_key_create(&ends, leave);
}

static void leaveHandAtTheEnd(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  if (hand.isLeftAtTheEnd) return;
  hand.isLeftAtTheEnd = true;
  pthread_once(&once, makeKey);
  pthread_setspecific(ends, &hand);
}

/// Without memory nothing can be judged, and Swift would only crash.
static __attribute__((noreturn)) void giveUp(void) {
  static const char words[] = "reviewlint: there is not enough memory\n";
  static atomic_flag isSaid = ATOMIC_FLAG_INIT;
  while (atomic_flag_test_and_set(&isSaid)) pause();
  removeUnfinishedFiles();
  if (write(STDERR_FILENO, words, sizeof words - 1) < 0) _exit(2);
  _exit(2);
}

static char *pages(size_t size) {
  void *start = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (start == MAP_FAILED) giveUp();
  return start;
}

/// The first region of the others that has room for a block of `size`.
static Region *sharedRegion(size_t size) {
  pthread_mutex_lock(&lock);
  Region **place = &regions;
  while (*place && (size_t)((*place)->end - (char *)*place) < size) place = &(*place)->next;
  Region *region = *place;
  if (region) *place = region->next;
  pthread_mutex_unlock(&lock);
  return region;
}

static void takeRegion(size_t size) {
  shareRegion(&hand);
  Region *region = sharedRegion(size);
  if (region) {
    hand.next = (char *)region - wordSize;
    hand.end = region->end;
    return;
  }
  char *start = pages(regionSize);
  hand.next = start + wordSize;
  hand.end = start + regionSize;
}

static inline void *blockAt(char *place, uint64_t word) {
  *(uint64_t *)place = word;
  return place + wordSize;
}

static inline bool regionHas(size_t size) {
  return (size_t)(hand.end - hand.next) >= size;
}

/// The beginning of the region, which has `size`.
static inline void *cutBlock(size_t class, size_t size) {
  char *place = hand.next;
  hand.next += size;
  return blockAt(place, class << 2 | classed);
}

static void *newBlock(size_t class) {
  size_t size = sizeOf(class);
  if (size > regionSize / 4) {
    return blockAt(pages(size + wordSize) + wordSize, class << 2 | classed);
  }
  if (!regionHas(size)) takeRegion(size);
  return cutBlock(class, size);
}

static void takeBatch(size_t class) {
  pthread_mutex_lock(&lock);
  Block *batch = batches[class];
  if (batch) {
    batches[class] = batch->nextBatch;
    hand.blocks[class] = (Blocks){batch, batch->count};
  }
  pthread_mutex_unlock(&lock);
}

static inline void *keptBlock(Blocks *blocks) {
  Block *block = blocks->first;
  if (block) *blocks = (Blocks){block->next, blocks->count - 1};
  return block;
}

static void *mappedBlock(size_t count) {
  if (count > PTRDIFF_MAX - step) return NULL;
  size_t size = (count + 2 * step - 1) & ~(size_t)(step - 1);
  return blockAt(pages(size) + wordSize, size | mapped);
}

static __attribute__((noinline)) void *rarerBlock(size_t count) {
  leaveHandAtTheEnd();
  void *block = NULL;
  if (count > largest - wordSize) {
    block = mappedBlock(count);
  } else {
    size_t class = classOf(sizeFor(count));
    if (!hand.blocks[class].first && batches[class]) takeBatch(class);
    block = keptBlock(&hand.blocks[class]);
    if (!block) block = newBlock(class);
  }
  if (!block) errno = ENOMEM;
  return block;
}

void *malloc(size_t count) {
  if (count <= evenly - wordSize) {
    size_t size = sizeFor(count);
    size_t class = size / step;
    void *block = keptBlock(&hand.blocks[class]);
    if (block) return block;
    if (!batches[class] && regionHas(size)) return cutBlock(class, size);
  }
  return rarerBlock(count);
}

static inline void keep(void *freed, size_t class, size_t size) {
  Block *block = freed;
  Blocks *blocks = &hand.blocks[class];
  block->next = blocks->first;
  *blocks = (Blocks){block, blocks->count + 1};
  if (__builtin_expect(blocks->count * size > keptBytes, 0)) share(class, blocks);
}

static void keepLarge(void *block, size_t class) {
  size_t size = sizeOf(class);
  if (size >= regionLike && hand.usedAnew + size <= regionSize) {
    // Its pages are there; others would have to be asked for. That this happens seldom keeps large
    // blocks for those who want such again and again.
    shareRegion(&hand);
    hand.usedAnew += size;
    hand.next = (char *)block - wordSize;
    hand.end = hand.next + size;
    return;
  }
  keep(block, class, size);
}

static __attribute__((noinline)) void freeRarer(void *block, uint64_t word) {
  int error = errno;
  leaveHandAtTheEnd();
  switch (kindOf(word)) {
  case mapped: munmap((char *)block - step, word); break;
  case moved: free((char *)block - (word & ~(uint64_t)kinds)); break;
  default: keepLarge(block, word >> 2);
  }
  errno = error;
}

void free(void *freed) {
  if (!freed) return;
  uint64_t word = *wordOf(freed);
  if (kindOf(word) != classed || word >> 2 > lastEvenClass) {
    freeRarer(freed, word);
    return;
  }
  size_t class = word >> 2;
  keep(freed, class, class * step);
}

size_t malloc_usable_size(void *block) {
  if (!block) return 0;
  uint64_t word = *wordOf(block);
  switch (kindOf(word)) {
  case mapped: return word - step;
  case moved: {
    size_t distance = word & ~(uint64_t)kinds;
    return malloc_usable_size((char *)block - distance) - distance;
  }
  default: return sizeOf(word >> 2) - wordSize;
  }
}

// Without the attribute, the compiler makes this a call of itself.
__attribute__((no_builtin("calloc"))) void *calloc(size_t count, size_t size) {
  size_t all;
  if (__builtin_mul_overflow(count, size, &all)) {
    errno = ENOMEM;
    return NULL;
  }
  void *block = malloc(all);
  return block ? memset(block, 0, all) : NULL;
}

void *realloc(void *block, size_t count) {
  if (!block) return malloc(count);
  size_t had = malloc_usable_size(block);
  if (count <= had) return block;
  void *larger = malloc(count);
  if (!larger) return NULL;
  memcpy(larger, block, had);
  free(block);
  return larger;
}

void *memalign(size_t alignment, size_t count) {
  if (alignment <= step) return malloc(count);
  if (count > PTRDIFF_MAX - alignment) {
    errno = ENOMEM;
    return NULL;
  }
  char *block = malloc(count + alignment);
  if (!block) return NULL;
  size_t distance = -(uintptr_t)block & (alignment - 1);
  return distance == 0 ? block : blockAt(block + distance - wordSize, distance | moved);
}

void *aligned_alloc(size_t alignment, size_t count) {
  return memalign(alignment, count);
}

int posix_memalign(void **result, size_t alignment, size_t count) {
  if (alignment < sizeof(void *) || (alignment & (alignment - 1)) != 0) return EINVAL;
  void *block = memalign(alignment, count);
  if (!block) return ENOMEM;
  *result = block;
  return 0;
}

void *valloc(size_t count) {
  return memalign((size_t)sysconf(_SC_PAGESIZE), count);
}

void *pvalloc(size_t count) {
  size_t page = (size_t)sysconf(_SC_PAGESIZE);
  return memalign(page, (count + page - 1) & ~(page - 1));
}

#endif
