internal import Descriptions
package import Diagnostics
package import Expressions

extension RuleSource {
  /// What none of its examples reaches; submissions before the first day can't be examples.
  package func gaps(reached: Set<RulePart>, firstDay: Timestamp) -> [Diagnostic] {
    parts(since: firstDay).filter { !reached.contains($0.part) }.map(\.gap)
  }

  private typealias Expected = (part: RulePart, gap: Diagnostic)

  private func parts(since firstDay: Timestamp) -> [Expected] {
    var parts: [Expected] = [
      (.firing, Diagnostic(.neverFires(id), at: idRange)),
      (.silence, Diagnostic(.neverSilent(id), at: idRange)),
    ]
    if let from = declaration.from, from.seconds > firstDay.seconds {
      parts.append((.dayBefore, Diagnostic(.noDayBefore(from.adding(days: -1).day), at: idRange)))
    }
    if let until = declaration.until {
      parts.append((.dayAfter, Diagnostic(.noDayAfter(until.adding(days: 1).day), at: idRange)))
    }
    parts += placeholders(of: message, in: .message) + placeholders(of: fix, in: .fix)
    for (number, exemption) in exemptions.enumerated() {
      let gap = Diagnostic(.neverExempt(exemption.id), at: exemption.condition.range)
      parts.append((.exemption(number), gap))
      parts += placeholders(of: exemption.note, in: .exemption(number))
    }
    if let review {
      parts.append((.review, Diagnostic(.neverReviewed, at: review.condition.range)))
      parts += placeholders(of: review.text, in: .review)
    }
    for (number, related) in related.enumerated() {
      parts.append((.related(number), Diagnostic(.neverRelated, at: related.place.range)))
      parts += placeholders(of: related.note, in: .related(number))
    }
    return parts
  }

  private func placeholders(of written: LocatedText, in text: RulePart.Text) -> [Expected] {
    let spans = TemplateText(written.text).pieces.compactMap { piece in
      if case .expression(_, let bytes) = piece { bytes } else { nil }
    }
    return spans.enumerated().map { number, bytes in
      (.placeholder(text, number), Diagnostic(.neverShown, at: written.range(of: bytes)))
    }
  }
}

extension Timestamp {
  fileprivate func adding(days: Int64) -> Timestamp {
    Timestamp(seconds: seconds + days * 86_400, nanoseconds: 0)
  }
}

extension Diagnostic.Message {
  fileprivate static func neverFires(_ rule: String) -> Self {
    Self("in no example does \(rule.quoted) find anything; add one that fails")
  }

  fileprivate static func neverSilent(_ rule: String) -> Self {
    Self("in every example \(rule.quoted) finds something; add one that passes")
  }

  fileprivate static func noDayBefore(_ day: String) -> Self {
    Self("no example is submitted on \(day), the day before the rule holds; add one")
  }

  fileprivate static func noDayAfter(_ day: String) -> Self {
    Self("no example is submitted on \(day), the day after the rule held; add one")
  }

  fileprivate static func neverExempt(_ exemption: String) -> Self {
    Self("in no example does the exemption \(exemption.quoted) apply; add one")
  }

  fileprivate static var neverReviewed: Self {
    Self("no example goes to a person; add one under 'review'")
  }

  fileprivate static var neverRelated: Self {
    Self("no example points to this related place; add one")
  }

  fileprivate static var neverShown: Self {
    Self("no example shows a value here; add one")
  }
}
