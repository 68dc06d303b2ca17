internal import Diagnostics
package import Model

/// Finds the login buttons on captured screens; what it goes by is data.
package struct LoginRecognizer: Sendable {
  private let names: LoginWords
  private let fieldNames: FieldNameTable
  /// With services that people added: they are found where no other is.
  private let allNames: LoginWords?
  /// Made for the first screen: who only asks what words name needs none.
  private let ownLogins: Lazy<[OwnLoginSearch]>

  package init(_ data: RecognitionCatalogue, _ catalogues: Catalogues) {
    let all = catalogues.allProviders
    let providers = all.filter { !catalogues.isAdded($0) }
    let names = LoginWords(data, catalogues, of: providers)
    self.names = names
    fieldNames = catalogues.fieldNames
    allNames = all.count == providers.count ? nil : LoginWords(data, catalogues, of: all)
    ownLogins = Lazy { data.ownLogins.map { OwnLoginSearch($0, names, catalogues) } }
  }

  /// The logins on a screen, in the order of the capture, and what else could be a button.
  package func logins(
    on screen: CapturedScreen
  ) -> (logins: [RecognisedLogin], unrecognised: [ButtonCandidate]) {
    let candidates = ButtonCandidates(on: screen).all.filter { !names.isOfSystem($0) }
    var logins: [RecognisedLogin] = []
    for candidate in candidates {
      let found =
        login(candidate, by: names, in: screen.language)
        ?? allNames.flatMap { login(candidate, by: $0, in: screen.language) }
      guard let login = found else { continue }
      merge(login, into: &logins, on: screen)
    }
    for own in ownLogins.value {
      let rest = candidates.filter { candidate in
        !logins.contains { Self.areOnePlace($0.candidate, candidate, on: screen) }
      }
      guard let button = own.button(among: rest, on: screen),
        !logins.contains(where: { $0.isOwn && $0.service == own.service })
      else { continue }
      logins.append(
        RecognisedLogin(service: own.service, candidate: button, title: button.words, isOwn: true))
    }
    logins.sort { $0.element < $1.element }
    return (logins, rest(of: candidates, beside: logins, on: screen))
  }

  /// The service that words alone name as a button or a list of logins does; nil where they name
  /// none, several, or what people added.
  package func service(named words: String) -> String? {
    let found = names.services(inTitle: words)
    return found.count == 1 ? found.first : nil
  }

  /// By what proves most: its class, its name in code, its words, its picture.
  private func login(
    _ candidate: ButtonCandidate, by names: LoginWords, in language: String?
  ) -> RecognisedLogin? {
    let words = candidate.words.map { names.words(of: $0) } ?? []
    if let name = candidate.className, let service = names.service(ofClass: name) {
      // A placeholder under a class that draws itself means nothing.
      let isSaid = candidate.words.map { names.services(inTitle: $0, in: language) } == [service]
      let title = isSaid ? candidate.words : nil
      return RecognisedLogin(service: service, candidate: candidate, title: title, isSystem: true)
    }
    // Nothing but what a field asks for is its name, where nobody tells of types.
    let isField = candidate.kind == .untold && candidate.words.map(fieldNames.isName) == true
    guard !isField, !names.areUnrelated(words) else { return nil }
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
    return RecognisedLogin(
      service: service, candidate: candidate, title: isPlaceholder ? nil : candidate.words)
  }

  /// Two for one service at one place are one button.
  private func merge(
    _ login: RecognisedLogin, into logins: inout [RecognisedLogin], on screen: CapturedScreen
  ) {
    let known = logins.firstIndex { other in
      other.service == login.service
        && Self.areOnePlace(other.candidate, login.candidate, on: screen)
    }
    guard let known else { return logins.append(login) }
    logins[known] = logins[known].joined(with: login, on: screen)
  }

  private func rest(
    of candidates: [ButtonCandidate], beside logins: [RecognisedLogin], on screen: CapturedScreen
  ) -> [ButtonCandidate] {
    var rest: [ButtonCandidate] = []
    for candidate in candidates {
      let isLogin = logins.contains { Self.areOnePlace($0.candidate, candidate, on: screen) }
      let isKnown = rest.contains { other in
        Self.areOnePlace(other, candidate, on: screen) && other.words == candidate.words
      }
      if !isLogin, !isKnown, candidate.isWorthListing { rest.append(candidate) }
    }
    return rest
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

/// A login button on a captured screen.
package struct RecognisedLogin: Sendable {
  /// An id of the provider catalogue.
  package let service: String
  let candidate: ButtonCandidate
  /// The words on it, where they are its own.
  package let title: String?
  /// It is the vendor's own control.
  package private(set) var isSystem = false
  private(set) var isOwn = false

  /// It was drawn without words.
  package var isLogoOnly: Bool { candidate.kind == .untold && candidate.words == nil && !isOwn }

  package var element: Int { candidate.number }

  package var frame: Rectangle? { candidate.frame }

  /// One button of two findings: the one that is tapped, with what both know.
  func joined(with other: RecognisedLogin, on screen: CapturedScreen) -> RecognisedLogin {
    let (better, worse) = isBetter(than: other, on: screen) ? (self, other) : (other, self)
    return RecognisedLogin(
      service: service, candidate: better.candidate, title: better.title ?? worse.title,
      isSystem: isSystem || other.isSystem, isOwn: isOwn || other.isOwn)
  }

  private func isBetter(than other: RecognisedLogin, on screen: CapturedScreen) -> Bool {
    guard candidate.rank == other.candidate.rank else {
      return candidate.rank > other.candidate.rank
    }
    // Touchables that tell no type have their real size inside.
    return candidate.kind != .other || !screen.isElement(other.element, in: element)
  }
}

/// Finds the button that goes with a field: a login of the app's own.
struct OwnLoginSearch: Sendable {
  let service: String
  private let isSecure: Bool
  private let asks: String
  private let buttons: Set<String>
  private let names: LoginWords
  private let fieldNames: FieldNameTable

  init(_ data: RecognitionCatalogue.OwnLogin, _ names: LoginWords, _ catalogues: Catalogues) {
    service = data.service
    isSecure = data.field == .secure
    asks = data.asks
    fieldNames = catalogues.fieldNames
    let shortTitles = catalogues.titles.flatMap(\.watch)
    let titles = data.buttons + (data.field == .secure ? shortTitles : [])
    buttons = Set(titles.map { WordSplitter.key(of: $0) })
    self.names = names
  }

  /// The button nearest to the field, below it if there is one.
  func button(among candidates: [ButtonCandidate], on screen: CapturedScreen) -> ButtonCandidate? {
    guard let field = field(on: screen) else { return nil }
    let fitting = candidates.filter(fits)
    guard let place = field.frame else { return fitting.count == 1 ? fitting.first : nil }
    let below = fitting.filter { ($0.frame?.y ?? -.infinity) >= place.y + place.height / 2 }
    return (below.isEmpty ? fitting : below).min { one, other in
      distance(one, from: place) < distance(other, from: place)
    }
  }

  private func distance(_ candidate: ButtonCandidate, from place: Rectangle) -> Double {
    candidate.frame.map { abs($0.y - place.bottom) } ?? .infinity
  }

  private func fits(_ candidate: ButtonCandidate) -> Bool {
    if let words = candidate.words, !words.isEmpty {
      return buttons.contains(WordSplitter.key(of: words))
        || buttons.contains(names.plainKey(ofCode: words))
    }
    return candidate.codeNames.contains { buttons.contains(names.plainKey(ofCode: $0)) }
  }

  private func field(on screen: CapturedScreen) -> CapturedElement? {
    let visible = screen.elements.filter(\.isVisible)
    if isSecure, let field = visible.last(where: { $0.kind == .secureTextField }) { return field }
    return visible.last { element in
      // A drawing has boxes for fields, with texts above them that say what they ask for.
      let canBeField =
        element.kind == .textField || element.kind == .untold
        || !screen.isFromRunningApp
          && (element.kind == .button || isSecure && element.kind == .text)
      let texts = [element.words, element.identifier].compactMap(\.self)
      return canBeField
        && texts.contains { fieldNames.isName($0, of: asks) || isSecure && Self.isMask($0) }
    }
  }

  /// Whether a text stands for letters that nobody shall read.
  private static func isMask(_ text: String) -> Bool {
    text.count > 2 && text.allSatisfy("•●∙·*＊ ".contains)
  }
}
