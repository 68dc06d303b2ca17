internal import Diagnostics

/// A digest of bytes by FIPS 180-4, so that anybody can work it out with other programs.
package struct SHA256: Sendable {
  private var state: [UInt32] = [
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB,
    0x5BE0_CD19,
  ]

  /// 64 digits.
  package static func hexadecimal(of bytes: [UInt8]) -> String {
    var digest = SHA256()
    let size = UInt64(bytes.count) * 8
    let zeros = (119 - bytes.count % 64) % 64
    let length = (0..<8).map { UInt8(truncatingIfNeeded: size >> (56 - 8 * $0)) }
    let padded = bytes + [0x80] + Array(repeating: 0, count: zeros) + length
    for start in stride(from: 0, to: padded.count, by: 64) {
      digest.add(padded[start..<start + 64])
    }
    return digest.state.map { UInt64($0).digits(atLeast: 8, radix: 16) }.joined()
  }

  /// Adds 64 bytes.
  private mutating func add(_ block: ArraySlice<UInt8>) {
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { start in
      block[start..<start + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let (early, late) = (words[index - 15], words[index - 2])
      let first = early.turned(7) ^ early.turned(18) ^ early >> 3
      let second = late.turned(17) ^ late.turned(19) ^ late >> 10
      words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
    }
    var row = state
    for index in 0..<64 {
      let (a, b, c) = (row[0], row[1], row[2])
      let (e, f, g) = (row[4], row[5], row[6])
      let choice = (e & f) ^ (~e & g)
      let first =
        row[7] &+ (e.turned(6) ^ e.turned(11) ^ e.turned(25)) &+ choice &+ Self.constants[index]
        &+ words[index]
      let second = (a.turned(2) ^ a.turned(13) ^ a.turned(22)) &+ ((a & b) ^ (a & c) ^ (b & c))
      row = [first &+ second, a, b, c, row[3] &+ first, e, f, g]
    }
    for index in 0..<8 { state[index] &+= row[index] }
  }

  /// The first 32 bits of the fractions of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1, 0x923F_82A4,
    0xAB1C_5ED5, 0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3, 0x72BE_5D74, 0x80DE_B1FE,
    0x9BDC_06A7, 0xC19B_F174, 0xE49B_69C1, 0xEFBE_4786, 0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F,
    0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA, 0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7,
    0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967, 0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC,
    0x5338_0D13, 0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85, 0xA2BF_E8A1, 0xA81A_664B,
    0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070, 0x19A4_C116,
    0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A, 0x5B9C_CA4F, 0x682E_6FF3,
    0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208, 0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7,
    0xC671_78F2,
  ]
}

extension UInt32 {
  /// Its bits, those that leave it on the right coming back on the left.
  fileprivate func turned(_ count: UInt32) -> UInt32 { self >> count | self << (32 - count) }
}
