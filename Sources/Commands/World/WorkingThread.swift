internal import Machine

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A thread that does one thing, on another core to begin with; where none can be had, nothing is
/// done.
final class WorkingThread {
  private var thread: pthread_t?

  /// Deep nesting in a hostile file must not depend on which thread reads it.
  private static let stackSize = 8 << 20

  init(_ work: @escaping @Sendable () -> Void) {
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    defer { attributes.deallocate() }
    pthread_attr_init(attributes)
    pthread_attr_setstacksize(attributes, Self.stackSize)
    startElsewhere(attributes)
    let job = Unmanaged.passRetained(Job(work))
    #if canImport(Darwin)
      let status = pthread_create(&thread, attributes, runJob, job.toOpaque())
    #else
      var started = pthread_t()
      let status = pthread_create(&started, attributes, runJob, job.toOpaque())
      if status == 0 { thread = started }
    #endif
    pthread_attr_destroy(attributes)
    if status != 0 { job.release() }
  }

  deinit {
    if let thread { pthread_detach(thread) }
  }

  /// Waits until it has done its work.
  func wait() {
    if let thread { pthread_join(thread, nil) }
    thread = nil
  }
}

/// What a thread is told to do.
private final class Job: Sendable {
  private let work: @Sendable () -> Void

  init(_ work: @escaping @Sendable () -> Void) {
    self.work = work
  }

  func run() {
    runAnywhere()
    work()
  }
}

#if canImport(Darwin)
  private func runJob(_ box: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Job>.fromOpaque(box).takeRetainedValue().run()
    return nil
  }
#else
  private func runJob(_ box: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let box { Unmanaged<Job>.fromOpaque(box).takeRetainedValue().run() }
    return nil
  }
#endif

/// How many things this machine can do at once.
let coreCount = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
