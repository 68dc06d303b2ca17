#if canImport(Glibc)
  import Foundation
  import Glibc
  import Testing

  /// How many bytes of a block may be used; Swift's module of the C library lacks it.
  private let usableSize = unsafeBitCast(
    dlsym(nil, "malloc_usable_size"),
    to: (@convention(c) (UnsafeMutableRawPointer?) -> Int).self
  )

  /// What the C library's functions are asked for comes from the program itself.
  @Suite struct MemoryTests {
    @Test func `blocks have the sizes of the program's own classes, not the C library's`() {
      let usable = [0, 24, 25, 1_016, 1_017, 1_273, 1_529, 40_000].map { count in
        let block = malloc(count)
        defer { free(block) }
        return usableSize(block)
      }
      #expect(usable == [24, 24, 40, 1_016, 1_272, 1_528, 1_784, 40_952])
    }

    @Test
    func `what is asked for is there to its last byte, at a multiple of 16, and nobody else's`() {
      let counts = Array(0...1_100) + (11...22).flatMap { [(1 << $0) - 9, (1 << $0) - 8, 1 << $0] }
      let blocks = counts.enumerated().map { place, count in
        let block = malloc(count)!
        memset(block, Int32(place & 255), usableSize(block))
        return block
      }
      for (place, count) in counts.enumerated() {
        #expect(UInt(bitPattern: blocks[place]) % 16 == 0)
        #expect(usableSize(blocks[place]) >= count)
        let bytes = UnsafeRawBufferPointer(start: blocks[place], count: count)
        #expect(bytes.allSatisfy { $0 == UInt8(place & 255) }, "\(count) bytes")
      }
      for block in blocks { free(block) }
    }

    @Test func `what was given back is used again, the last first`() {
      let blocks = (0..<10).map { _ in malloc(777)! }
      for block in blocks { free(block) }
      let others = (0..<10).map { _ in malloc(777)! }
      #expect(others == blocks.reversed())
      for block in others { free(block) }
    }

    @Test func `a block that grows keeps what it says, in place while there is room`() throws {
      var block = try #require(malloc(1))
      block.storeBytes(of: 7, as: UInt8.self)
      for power in 1...26 {
        let room = usableSize(block)
        let same = realloc(block, room)
        #expect(same == block)
        block = try #require(realloc(block, 1 << power))
        let bytes = UnsafeMutableRawBufferPointer(start: block, count: 1 << power)
        #expect(bytes[0] == 7)
        #expect(bytes[(1 << (power - 1)) - 1] == (power == 1 ? 7 : UInt8(power - 1)))
        bytes[(1 << power) - 1] = UInt8(power)
      }
      free(block)
    }

    @Test func `zeroes are zeroes also where something stood before`() throws {
      for count in [40, 5_000, 100_000, 33 << 20] {
        let used = try #require(malloc(count))
        memset(used, 255, count)
        free(used)
        let zeroed = try #require(calloc(count / 4, 4))
        #expect(UnsafeRawBufferPointer(start: zeroed, count: count).allSatisfy { $0 == 0 })
        free(zeroed)
      }
    }

    @Test(arguments: [0, 1])
    func `more than there can be is refused, and says that it is too much`(_ way: Int) {
      errno = 0
      #expect((way == 0 ? malloc(.max - 7) : calloc(.max / 2, 3)) == nil)
      #expect(errno == ENOMEM)
    }

    @Test(arguments: [16, 32, 64, 4_096, 1 << 16, 1 << 26])
    func `blocks begin where they are asked to`(_ alignment: Int) throws {
      for count in [1, 100, 10_000] {
        var block: UnsafeMutableRawPointer?
        #expect(posix_memalign(&block, alignment, count) == 0)
        let start = try #require(block)
        #expect(UInt(bitPattern: start) % UInt(alignment) == 0)
        #expect(usableSize(start) >= count)
        memset(start, 1, count)
        let moved = try #require(realloc(start, 3 * usableSize(start)))
        #expect(UnsafeRawBufferPointer(start: moved, count: count).allSatisfy { $0 == 1 })
        free(moved)
      }
    }

    @Test(arguments: [3, 4, 24])
    func `a block can't begin at multiples of what is no power of two`(_ alignment: Int) {
      var block: UnsafeMutableRawPointer?
      #expect(posix_memalign(&block, alignment, 10) == EINVAL)
      #expect(block == nil)
    }

    @Test(arguments: [900, 9_000, 300_000])
    func `what one thread gives back another uses`(_ count: Int) {
      let number = 9_000_000 / count
      let places = Places()
      inThread { places.all = (0..<number).map { _ in malloc(count)! } }
      let first = places.all
      inThread { for block in places.all { free(block) } }
      inThread { places.all = (0..<number).map { _ in malloc(count)! } }
      // Tests run beside each other, and others may take some.
      #expect(Set(places.all).intersection(first).count > number / 2)
      for block in places.all { free(block) }
    }

    private final class Places: @unchecked Sendable {
      var all: [UnsafeMutableRawPointer] = []
    }

    private func inThread(_ work: @escaping @Sendable () -> Void) {
      let isDone = DispatchSemaphore(value: 0)
      Thread {
        work()
        isDone.signal()
      }.start()
      isDone.wait()
    }
  }
#endif
