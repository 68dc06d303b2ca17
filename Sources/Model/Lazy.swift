internal import Synchronization

/// A value that is made when somebody first asks for it; two who ask at once may both make it, and
/// one of the two is kept.
package final class Lazy<Value: Sendable>: Sendable {
  private final class Made: Sendable {
    let value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private let made = AtomicLazyReference<Made>()
  private let make: @Sendable () -> Value

  package init(_ make: @escaping @Sendable () -> Value) {
    self.make = make
  }

  package var value: Value { (made.load() ?? made.storeIfNil(Made(make()))).value }
}
