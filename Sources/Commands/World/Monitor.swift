#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A value that threads change one at a time, and that they wait for.
final class Monitor<Value>: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  /// Touched only by whoever has the mutex.
  private var value: Value

  init(_ value: Value) {
    self.value = value
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(mutex)
    changed.deallocate()
    mutex.deallocate()
  }

  /// Changes the value; whoever waits for it looks at it again.
  func change<Answer>(_ change: (inout Value) -> Answer) -> Answer {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    pthread_cond_broadcast(changed)
    return change(&value)
  }

  /// To be woken takes up to a tenth of a millisecond, so many looks less.
  private static var looks: Int { 200 }

  /// Changes the value as soon as it lets the closure answer.
  func changeOnce<Answer>(_ change: (inout Value) -> Answer?) -> Answer {
    for _ in 0..<Self.looks {
      if let answer = changeNow(change) { return answer }
      sched_yield()
    }
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while true {
      if let answer = change(&value) { return answer }
      pthread_cond_wait(changed, mutex)
    }
  }

  private func changeNow<Answer>(_ change: (inout Value) -> Answer?) -> Answer? {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return change(&value)
  }
}
