// As much of Synchronization as the program uses; the one of Linux needs Linux's C library.
public struct Atomic<Value: FixedWidthInteger>: ~Copyable, @unchecked Sendable {
  public init(_ value: Value) {}

  @discardableResult
  public borrowing func subtract(
    _ value: Value, ordering: AtomicUpdateOrdering
  ) -> (oldValue: Value, newValue: Value) { (0, 0) }
}

public struct AtomicUpdateOrdering: Sendable {
  public static let relaxed = AtomicUpdateOrdering()
}

public struct AtomicLazyReference<Instance: AnyObject>: ~Copyable, @unchecked Sendable {
  public init() {}

  public borrowing func load() -> Instance? { nil }

  public borrowing func storeIfNil(_ instance: consuming Instance) -> Instance { instance }
}
