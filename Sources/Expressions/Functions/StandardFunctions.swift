extension Function {
  /// CEL's own functions and those of its extensions; macros and operators are no functions.
  package static let standard: [Function] =
    core + conversions + times + texts + lists + sets + mathematics + encoders + optionals

  private static let core: [Function] = [
    .size, .containsText, .startsWith, .endsWith, .matches, .type, .dyn,
  ]

  private static let conversions: [Function] = [
    .toBool, .toInt, .toUint, .toDouble, .toText, .toBytes, .toTimestamp, .toDuration,
  ]

  private static let times: [Function] = [
    .getFullYear, .getMonth, .getDate, .getDayOfMonth, .getDayOfWeek, .getDayOfYear, .getHours,
    .getMinutes, .getSeconds, .getMilliseconds,
  ]

  private static let texts: [Function] = [
    .charAt, .indexOf, .lastIndexOf, .join, .lowerAscii, .upperAscii, .replace, .split,
    .substring, .trim, .reverse, .quote, .format,
  ]

  private static let lists: [Function] = [
    .slice, .flatten, .distinct, .sort, .range, .first, .last,
  ]

  private static let sets: [Function] = [.setContains, .setEquivalent, .setIntersects]

  private static let mathematics: [Function] = [
    .greatest, .least, .ceil, .floor, .round, .trunc, .sqrt, .abs, .sign, .isNaN, .isInf,
    .isFinite, .bitAnd, .bitOr, .bitXor, .bitNot, .bitShiftLeft, .bitShiftRight,
  ]

  private static let encoders: [Function] = [.base64Encode, .base64Decode]

  private static let optionals: [Function] = [
    .optionalOf, .optionalOfNonZeroValue, .optionalNone, .hasValue, .value, .or, .orValue,
    .unwrap, .unwrapOpt,
  ]
}

extension Function {
  static let size = Function(
    name: "size",
    overloads: [ValueType.string, .bytes, .list(.parameter("T")), anyMap].flatMap {
      [instruction([$0], result: .integer), instruction(on: $0, [], result: .integer)]
    })

  static let type = Function(
    "type",
    .function(result: .type(.parameter("T")), cost: .none, readsItems: false) {
      (value: Anything) in .type(value.operand.value.type)
    })

  static let dyn = Function("dyn", instruction([.parameter("T")], result: .dynamic))

  private static let anyMap = ValueType.map(key: .parameter("K"), value: .parameter("V"))

  /// What programs have an instruction for, so that it is never called.
  static func instruction(
    on receiver: ValueType? = nil, _ parameters: [ValueType], result: ValueType
  ) -> Overload {
    Overload(on: receiver, parameters, result: result) { $0.mismatch }
  }
}
