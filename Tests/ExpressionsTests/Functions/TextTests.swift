import Testing

@testable import Expressions

struct TextTests {
  @Test(arguments: searching + changing + formatting)
  func `a function of texts has the value that CEL gives it`(_ example: ValueCase) throws {
    try example.check()
  }

  private static let searching: [ValueCase] = [
    .init("size('e\\u0301')", "2"), .init("'ab'.size()", "2"), .init("size(b'\\xc3\\xa9')", "2"),
    .init("'abc'.contains('bc')", "true"), .init("'e\\u0301'.contains('e')", "true"),
    .init("'abc'.startsWith('ab')", "true"), .init("'abc'.startsWith('b')", "false"),
    .init("'abc'.endsWith('bc')", "true"), .init("'c'.endsWith('bc')", "false"),
    .init("'abc'.charAt(1)", "'b'"), .init("'abc'.charAt(3)", "''"),
    .init("'abc'.charAt(4)", error: .indexOutOfBounds), .init("'abab'.indexOf('b')", "1"),
    .init("'abab'.indexOf('b', 2)", "3"), .init("'abab'.indexOf('c')", "-1"),
    .init("'abab'.indexOf('b', 5)", error: .indexOutOfBounds), .init("'é1'.indexOf('1')", "1"),
    .init("'abab'.lastIndexOf('b')", "3"), .init("'abab'.lastIndexOf('b', 2)", "1"),
    .init("'abab'.lastIndexOf('b', -1)", error: .indexOutOfBounds),
    .init("'abc'.matches('^a.c$')", "true"), .init("matches('abc', 'd')", "false"),
    .init("'abc'.matches('(' + ')')", "true"), .init("'abc'.matches('(' + '')", error: .badPattern),
  ]

  private static let changing: [ValueCase] = [
    .init("['a', 'b'].join()", "'ab'"), .init("['a', 'b'].join(', ')", "'a, b'"),
    .init("[dyn(1)].join()", error: .noMatchingOverload), .init("'AbÄ'.lowerAscii()", "'abÄ'"),
    .init("'abä'.upperAscii()", "'ABä'"), .init("'aXbX'.replace('X', 'yy')", "'ayybyy'"),
    .init("'aXbX'.replace('X', '', 1)", "'abX'"), .init("'aX'.replace('X', 'y', 0)", "'aX'"),
    .init("'é1'.replace('', '-')", "'-é-1-'"), .init("'aaa'.replace('aa', 'b')", "'ba'"),
    .init("'a,b,c'.split(',')", "['a', 'b', 'c']"), .init("'a,b,c'.split(',', 2)", "['a', 'b,c']"),
    .init("'a,b'.split(',', 0)", "[]"), .init("'é1'.split('')", "['é', '1']"),
    .init("'abc'.split('', 2)", "['a', 'bc']"), .init("''.split(',')", "['']"),
    .init("'abc'.substring(1)", "'bc'"), .init("'abc'.substring(1, 2)", "'b'"),
    .init("'abc'.substring(2, 1)", error: .invalidArgument),
    .init("'abc'.substring(-1)", error: .indexOutOfBounds), .init("' \\ta\\u2003'.trim()", "'a'"),
    .init("' '.trim()", "''"), .init("'abc'.reverse()", "'cba'"),
    .init("strings.quote('a\\n\"\\\\')", #"'"a\\n\\"\\\\"'"#),
  ]

  private static let formatting: [ValueCase] = [
    .init("'%s %s'.format([1, 'a'])", "'1 a'"), .init("'%d%%'.format([5])", "'5%'"),
    .init("'%.1f'.format([2.25])", "'2.2'"), .init("'%.0f'.format([0.5])", "'0'"),
    .init("'%.0f'.format([0.75])", "'1'"), .init("'%.1f'.format([9.96])", "'10.0'"),
    .init("'%.2f'.format([0.001])", "'0.00'"),
    .init("'%f'.format([1e20])", "'100000000000000000000.000000'"),
    .init("'%.3f'.format([-0.0005])", "'-0.001'"), .init("'%.2e'.format([12345.0])", "'1.23e+04'"),
    .init("'%.1e'.format([9.96e-5])", "'1.0e-04'"), .init("'%e'.format([0.0])", "'0.000000e+00'"),
    .init("'%x %X %o %b'.format([255, 255, 8, 5])", "'ff FF 10 101'"),
    .init("'%x'.format([-255])", "'-ff'"), .init("'%b'.format([true])", "'1'"),
    .init("'%s'.format([1e21])", "'1000000000000000000000'"),
    .init("'%s'.format([[1, 'a', null]])", "'[1, a, null]'"),
    .init("'%s'.format([{'b': 1, 'a': 2}])", "'{a: 2, b: 1}'"),
    .init("'%s'.format([])", error: .invalidArgument),
    .init("'%'.format([])", error: .invalidArgument),
    .init("'%y'.format([1])", error: .invalidArgument),
    .init("'%d'.format(['a'])", error: .invalidArgument),
    .init("'%.9999f'.format([1.0])", error: .invalidArgument),
    .init("'%s'.format([optional.none()])", error: .invalidArgument),
  ]
}
