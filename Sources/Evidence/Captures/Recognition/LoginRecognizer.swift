package import Model

/// Finds the login buttons on captured screens; what it goes by is data.
package struct LoginRecognizer: Sendable {
  private let names: LoginWords
  private let ownLogins: [OwnLoginSearch]

  package init(_ data: RecognitionCatalogue, _ catalogues: Catalogues) {
    let names = LoginWords(data, catalogues)
    self.names = names
    ownLogins = data.ownLogins.map { OwnLoginSearch($0, names, catalogues) }
  }

  /// The logins on a screen, and what else could be a button.
  package func logins(on screen: CapturedScreen) -> RecognisedLogins {
    let candidates = ButtonCandidates(on: screen).all
    var logins: [RecognisedLogin] = []
    for candidate in candidates {
      guard let login = login(candidate, in: screen.language) else { continue }
      merge(login, into: &logins, on: screen)
    }
    for own in ownLogins {
      let rest = candidates.filter { candidate in
        !logins.contains { Self.isOnePlace($0, candidate, on: screen) }
      }
      guard let button = own.button(among: rest, on: screen),
        !logins.contains(where: { $0.isOwn && $0.service == own.service })
      else { continue }
      logins.append(RecognisedLogin(own.service, button, title: button.words, isOwn: true))
    }
    logins.sort { $0.element < $1.element }
    return RecognisedLogins(logins, unrecognised: rest(of: candidates, beside: logins, on: screen))
  }

  /// By what proves most: its class, its name in code, its words, its picture.
  private func login(_ candidate: ButtonCandidate, in language: String?) -> RecognisedLogin? {
    let words = candidate.words.map { names.words(of: $0) } ?? []
    if let name = candidate.className, let service = names.service(ofClass: name) {
      // A placeholder under a class that draws itself means nothing.
      let isSaid = candidate.words.map { names.services(inTitle: $0, in: language) } == [service]
      let title = isSaid ? candidate.words : nil
      return RecognisedLogin(service, candidate, title: title, isSystem: true)
    }
    guard !names.areUnrelated(words) else { return nil }
    let ofClass = candidate.className.map { names.services(inCode: $0) } ?? []
    let inCode = Set(candidate.codeNames.flatMap { names.services(inCode: $0) })
    // A row with nothing but a name leads to more about it.
    let isBare = candidate.kind == .cell && !words.contains(where: names.isOfLogin)
    let inTitle =
      isBare ? [] : candidate.words.map { names.services(inTitle: $0, in: language) } ?? []
    var levels = [ofClass, inCode, inTitle]
    if names.areOfLogin(words) {
      levels.append(Set(candidate.imageNames.flatMap { names.services(inCode: $0) }))
    }
    guard let services = levels.first(where: { !$0.isEmpty }), services.count == 1,
      let service = services.first
    else { return nil }
    let isPlaceholder = !ofClass.isEmpty && inTitle != [service]
    return RecognisedLogin(service, candidate, title: isPlaceholder ? nil : candidate.words)
  }

  /// Two for one service at one place are one button.
  private func merge(
    _ login: RecognisedLogin, into logins: inout [RecognisedLogin], on screen: CapturedScreen
  ) {
    let known = logins.firstIndex { other in
      other.service == login.service && Self.isOnePlace(other, login.candidate, on: screen)
    }
    guard let known else { return logins.append(login) }
    logins[known] = logins[known].joined(with: login, on: screen)
  }

  private func rest(
    of candidates: [ButtonCandidate], beside logins: [RecognisedLogin], on screen: CapturedScreen
  ) -> [ButtonCandidate] {
    var rest: [ButtonCandidate] = []
    for candidate in candidates {
      let isLogin = logins.contains { Self.isOnePlace($0, candidate, on: screen) }
      let isKnown = rest.contains { other in
        Self.areOnePlace(other, candidate, on: screen) && other.words == candidate.words
      }
      if !isLogin, !isKnown, candidate.isWorthListing { rest.append(candidate) }
    }
    return rest
  }

  private static func isOnePlace(
    _ login: RecognisedLogin, _ candidate: ButtonCandidate, on screen: CapturedScreen
  ) -> Bool {
    areOnePlace(login.candidate, candidate, on: screen)
  }

  private static func areOnePlace(
    _ one: ButtonCandidate, _ other: ButtonCandidate, on screen: CapturedScreen
  ) -> Bool {
    if one.number == other.number { return true }
    if let frame = one.frame, let place = other.frame { return frame.isOnePlace(with: place) }
    return screen.isElement(other.number, in: one.number)
      || screen.isElement(one.number, in: other.number)
  }
}
