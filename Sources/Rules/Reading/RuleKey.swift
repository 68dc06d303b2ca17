internal import Documents

/// A key of a mapping in a rule file, whichever of them has it; its number is its raw value.
enum RuleKey: Int, CaseIterable, CodingKey {
  // A file.
  case extends, locked, override, fields, rules, type, meaning

  // Looking for descriptions, and checking them.
  case exclude, check, failOn, strict

  // A rule.
  case id, title, guidelines, severity, owner, holds, from, until, why, sources, parameters
  case applies, each, `let`, when, exempt, require, review, at, related, picture, message, fix
  case `if`, note, text

  // What a picture shows.
  case width, height, gap, edge, missing

  // Examples.
  case examples, passes, fails, incomplete, notApplicable, name, base, set, remove, asOf

  // Catalogues.
  case providers, devices, titles, laws, editions, replaces
  case kind, aliases, social, needsItsApp, evidence
  case takesPassword, sendsCode, refusesWebViews, refusesWebViewsFrom
  case models, platform, size, scale, insets, portrait, landscape, top, bottom, left, right
  case locale, signIn, signUp, `continue`, watch
  case trigger, satisfiedBy, exemptions, updatesBoundFrom
  case names, jurisdiction, articles, addresses, appKinds, number, mentions
  case key, address, checked
}

extension RuleKey {
  /// The keys as they are written, by their numbers.
  static let words = WordList(allCases.map(\.stringValue))
}
