internal import Model

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
      let canBeField =
        element.kind == .textField || element.kind == .untold
        || !screen.isFromRunningApp && element.kind == .button
      let texts = [element.words, element.identifier].compactMap(\.self)
      return canBeField && texts.contains { fieldNames.isName($0, of: asks) }
    }
  }
}
