#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A thread of the system that does one thing.
package enum SystemThread {
  /// How many of them this machine runs at once.
  package static let cores = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))

  /// Deep nesting in a hostile file must not depend on which thread reads it.
  private static let stackSize = 8 << 20

  private struct Work: Sendable {
    let run: @Sendable () -> Void
  }

  /// Starts one; false where the system gives none.
  package static func start(_ work: @escaping @Sendable () -> Void) -> Bool {
    // The box lives until the new thread takes the work out of it, or until there is no thread.
    let box = UnsafeMutablePointer<Work>.allocate(capacity: 1)
    unsafe box.initialize(to: Work(run: work))
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    defer { unsafe attributes.deallocate() }
    unsafe pthread_attr_init(attributes)
    defer { unsafe pthread_attr_destroy(attributes) }
    unsafe pthread_attr_setstacksize(attributes, stackSize)
    unsafe pthread_attr_setdetachstate(attributes, Int32(PTHREAD_CREATE_DETACHED))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let status = unsafe pthread_create(&thread, attributes, { unsafe SystemThread.run($0) }, box)
    guard status != 0 else { return true }
    unsafe box.deinitialize(count: 1)
    unsafe box.deallocate()
    return false
  }

  private static func run(_ box: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let box = unsafe box?.assumingMemoryBound(to: Work.self) else { return nil }
    let work = unsafe box.move()
    unsafe box.deallocate()
    UnfinishedFiles.leaveSignalsToOthers()
    work.run()
    return nil
  }
}

/// A value that threads change one at a time, and that they wait for.
///
/// Sendable, as only `change` and `changeOnce` touch the value, each while it holds the mutex. What
/// is allocated for the mutex and the condition lives as long as the monitor.
@safe package final class Monitor<Value>: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var value: Value

  package init(_ value: Value) {
    self.value = value
    unsafe pthread_mutex_init(mutex, nil)
    unsafe pthread_cond_init(changed, nil)
  }

  deinit {
    unsafe pthread_cond_destroy(changed)
    unsafe pthread_mutex_destroy(mutex)
    unsafe changed.deallocate()
    unsafe mutex.deallocate()
  }

  /// Changes the value; whoever waits for it looks at it again.
  package func change<Answer>(_ change: (inout Value) -> Answer) -> Answer {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    unsafe pthread_cond_broadcast(changed)
    return change(&value)
  }

  /// Changes the value as soon as it lets the closure answer.
  package func changeOnce<Answer>(_ change: (inout Value) -> Answer?) -> Answer {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    while true {
      if let answer = change(&value) {
        unsafe pthread_cond_broadcast(changed)
        return answer
      }
      unsafe pthread_cond_wait(changed, mutex)
    }
  }
}
