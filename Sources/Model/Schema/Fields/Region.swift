/// The regions of ISO 3166-1.
package enum Region {
  /// The word for all of them.
  package static let everywhere = "worldwide"

  /// Whether the text is an alpha-2 code, in capitals.
  package static func isCode(_ text: String) -> Bool {
    codes.contains(text)
  }

  /// Whether the text looks like a part of a region, as ISO 3166-2 has them: `US-TX`.
  package static func isPart(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts.count == 2 && isCode(String(parts[0])) && 1...3 ~= parts[1].utf8.count
      && parts[1].utf8.allSatisfy { byte in
        UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
          || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      }
  }

  /// ISO 3166-1 alpha-2, and XK, which the App Store uses for Kosovo.
  private static let codes = Set(
    """
    AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS
    BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE
    EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM
    HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC
    LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA
    NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW
    SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO
    TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW
    """
    .split { $0 == " " || $0 == "\n" }.map(String.init)
  )
}
