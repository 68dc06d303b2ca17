#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Says it when there isn't enough memory: nothing can be judged then, and Swift would only crash.
package enum MemoryShortage {
  package static func watch() {
    // Swift reads the words that it found no room for, where it would say that there is none.
    for number in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV] {
      signal(number) { MemoryShortage.end(by: $0) }
    }
  }

  /// Does only what a handler may do.
  private static func end(by number: Int32) {
    // Whoever crashes where the system has so little left crashes for want of it.
    let room = unsafe mmap(nil, 64 << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0)
    if unsafe room == UnsafeMutableRawPointer(bitPattern: -1) {
      let words: StaticString = "reviewlint: there is not enough memory\n"
      // What is said is part of the program.
      _ = unsafe write(2, words.utf8Start, words.utf8CodeUnitCount)
      _exit(2)
    }
    signal(number, SIG_DFL)
    raise(number)
  }
}
