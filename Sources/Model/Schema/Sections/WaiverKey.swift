internal import Diagnostics
internal import Expressions

/// The keys of a waiver.
enum WaiverKey: Int, SectionKey { case rule, at, reason, approvedBy, until }

extension Section {
  /// A finding that was accepted, by whom, until when.
  static let waiver = Section("waiver") { (key: WaiverKey) in
    switch key {
    case .rule: .required(.text, "The rule whose finding is accepted.")
    case .at: .field(.text, .fieldWaiverAt)
    case .reason: .required(.text, "Why it is accepted.")
    case .approvedBy: .required(.text, "Who accepted it.")
    case .until: .required(.date, "The last day on which the waiver counts.")
    }
  }
}
