#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Threads that share work; a run with one job starts none.
enum Workers {
  /// How many things this machine can do at once.
  static var cores: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// The answers for the numbers below `count`, in their order; each job takes every n-th.
  static func map<Answer: Sendable>(
    _ count: Int,
    jobs: Int,
    _ answer: @escaping @Sendable (Int) -> Answer
  ) -> [Answer] {
    let jobs = max(1, min(jobs, count))
    guard jobs > 1 else { return (0..<count).map(answer) }
    let shares = (1..<jobs).map { job in
      Share { stride(from: job, to: count, by: jobs).map(answer) }
    }
    var parts = [stride(from: 0, to: count, by: jobs).map(answer)]
    parts += shares.map { $0.wait() }
    return (0..<count).map { parts[$0 % jobs][$0 / jobs] }
  }
}

/// A thread's part of the work; it owns the thread until somebody has waited for it.
private final class Share<Answer: Sendable>: @unchecked Sendable {
  private let work: @Sendable () -> [Answer]
  /// Written by the thread before it ends, read after it was waited for.
  private var answers: [Answer] = []
  #if canImport(Darwin)
    private var thread: pthread_t?
  #else
    private var thread = pthread_t()
  #endif
  private var isStarted = false

  /// Deep nesting in a hostile file must not depend on which thread reads it.
  private static var stackSize: Int { 8 << 20 }

  init(_ work: @escaping @Sendable () -> [Answer]) {
    self.work = work
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    defer { attributes.deallocate() }
    pthread_attr_init(attributes)
    pthread_attr_setstacksize(attributes, Self.stackSize)
    let box = Unmanaged.passRetained(Job { [unowned self] in answers = self.work() })
    let status = pthread_create(&thread, attributes, runJob, box.toOpaque())
    pthread_attr_destroy(attributes)
    isStarted = status == 0
    if !isStarted { box.release() }
  }

  /// The thread's answers; without a thread the work is done here.
  func wait() -> [Answer] {
    guard isStarted else { return work() }
    #if canImport(Darwin)
      if let thread { pthread_join(thread, nil) }
    #else
      pthread_join(thread, nil)
    #endif
    return answers
  }
}

/// What a thread is told to do.
private final class Job: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) {
    self.run = run
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
