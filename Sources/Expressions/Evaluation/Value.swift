/// What an expression can evaluate to.
package enum Value: Sendable {
  case null
  case boolean(Bool)
  case integer(Int64)
  case unsigned(UInt64)
  case double(Double)
  case string(String)
  case bytes(ContiguousArray<UInt8>)
  case timestamp(Timestamp)
  case duration(Duration)
  case list(ContiguousArray<Operand>)
  case map(ValueMap)
  case type(ValueType)
  case optional(OptionalValue)
  case object(Record)

  /// Nobody said it. The operand's place tells where it would have been said.
  case absent
  /// A section that nobody wrote: `has` denies it, but fields that have a default answer it.
  case unwritten(Record)
  /// Can't be decided, because of facts that are absent.
  case undecided(MissingFacts)
  case error(EvaluationError)
}
