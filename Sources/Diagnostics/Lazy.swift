package import Synchronization

/// A value that is made when somebody first asks for it; two who ask at once may both make it, and
/// one of the two is kept.
///
/// Inlinable: rules are asked for theirs at every finding, and what is generic would look up its
/// type each time, a twentieth of a fleet.
package final class Lazy<Value: Sendable>: Sendable {
  @usableFromInline final class Made: Sendable {
    @usableFromInline let value: Value

    @inlinable init(_ value: Value) {
      self.value = value
    }
  }

  @usableFromInline let made = AtomicLazyReference<Made>()
  @usableFromInline let make: @Sendable () -> Value

  @inlinable package init(_ make: @escaping @Sendable () -> Value) {
    self.make = make
  }

  @inlinable package var value: Value { (made.load() ?? made.storeIfNil(Made(make()))).value }
}
