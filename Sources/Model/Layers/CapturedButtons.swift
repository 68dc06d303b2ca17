internal import Diagnostics
internal import Documents

/// Finds out which of the written buttons the logins of a capture are.
struct CapturedButtons {
  /// A button as somebody wrote it.
  struct Written {
    let id: String
    let service: String?
    /// What it is called in the capture; of a screen that this one is like, only if that is there.
    let element: (name: String, node: DocumentNode, isInherited: Bool)?
    /// Whether it says where it is, without the capture.
    let hasFrame: Bool
  }

  private(set) var all: [ScreenCapture.Button] = []
  /// What names an element that can't be told, and what is wrong with it.
  private(set) var mistakes: [(node: DocumentNode, message: Message)] = []

  init(
    of capture: ScreenCapture, beneath written: [Written], _ services: ServiceNames,
    areServicesListed: Bool
  ) {
    var ids = DefaultIDs()
    for button in written { _ = ids.leaveOut(button.id) }
    let found = elements(of: capture, named: written, services)
    let named = Dictionary(found.map { ($0.element, $0.button) }) { first, _ in first }
    let namedIDs = Set(found.map(\.button.id))
    // A button that says nothing else of whose it is goes by its id, as answers are asked for.
    var rest = Dictionary(grouping: written.filter { !namedIDs.contains($0.id) }) {
      services.listedID(for: $0.service ?? $0.id)
    }.mapValues { $0[...] }
    // Who types where the buttons are describes the screen alone; else the capture goes on.
    let isWholeList = written.contains(where: \.hasFrame)
    var mistaken: Set<[String]> = []
    for number in capture.elements.indices {
      let element = capture.elements[number]
      let named = named[number]
      guard let word = named?.service ?? element.service else { continue }
      // Whoever says which button it is knows better what it is; that it seems to be another
      // service's is told.
      let said = named ?? found.first { capture.areOnePlace($0.element, number) }?.button
      if let said, let seen = element.service,
        !services.mayBeTaken(said.service ?? said.id, for: seen),
        mistaken.insert([said.id, seen]).inserted
      {
        all.append(
          ScreenCapture.Button(
            id: ids.next(for: seen), element: element, service: seen, isListed: false,
            isDescribed: areServicesListed ? false : nil))
      }
      if said != nil, named == nil { continue }
      let service = services.listedID(for: word)
      let id = named?.id ?? rest[service]?.popFirst()?.id
      let isListed = services[word] != nil
      all.append(
        ScreenCapture.Button(
          id: id ?? ids.next(for: service), element: element, service: service, isListed: isListed,
          isDescribed: areServicesListed ? isListed && (id != nil || !isWholeList) : nil))
    }
  }

  /// The elements that the written buttons name; notes what can't be told.
  private mutating func elements(
    of capture: ScreenCapture, named written: [Written], _ services: ServiceNames
  ) -> [(button: Written, element: Int)] {
    guard written.contains(where: { $0.element != nil }) else { return [] }
    let names = ElementNames(of: capture)
    var found: [(button: Written, element: Int)] = []
    for button in written {
      guard let element = button.element else { continue }
      let service = services.listedID(for: button.service ?? button.id)
      let meaning = names.meaning(of: element.name) { services.listedID(for: $0) == service }
      if case .one(let number) = meaning {
        found.append((button, number))
      } else if !element.isInherited {
        mistakes.append((element.node, names.message(about: element.name, meaning)))
      }
    }
    return found
  }
}
