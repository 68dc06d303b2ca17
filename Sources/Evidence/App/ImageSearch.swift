/// Looks into an image of a built app for what its names say.
///
/// A name proves that this image refers to something, not that the app does: what a plugin refers to
/// by itself, as an image of its own or linked into the app's, is at most a hint.
struct ImageSearch {
  let image: MachOImage
  let isOwn: Bool
  let reader: ProjectFileReader
  let detection: Detection
  /// Nil until somebody asks, and where they can't be read.
  private(set) var classes: [ObjectiveCClasses.Class]?
  /// Whether somebody asked who does something, and it can't be read.
  private(set) var hidesClasses = false

  mutating func sightings() throws(AppMistake) -> [Sighting] {
    let libraries = Set(image.libraries.map(Self.library))
    var sightings = self.sightings(.linked, libraries)
    sightings += self.sightings(.imported, try ImportedSymbols(of: image).names)
    guard !image.isEncrypted else { return sightings }
    let isKnown = { [reader] (name: String, kinds: [EvidenceKind]) in
      kinds.contains { !reader.items($0, named: name).isEmpty }
    }
    let selectors = try image.section("__objc_methname", in: "__TEXT")?
      .texts { isKnown($0, [.selector, .method]) }
    let names = try image.section("__objc_classname", in: "__TEXT")?
      .texts { isKnown($0, [.className]) }
    sightings += self.sightings(.selector, selectors ?? [])
    sightings += self.sightings(.className, names ?? [])
    let methods = (selectors ?? []).filter { isKnown($0, [.method]) }
    for selector in methods.sorted() { sightings += implementations(of: selector) }
    return sightings
  }

  /// `GoogleSignIn` of `@rpath/GoogleSignIn.framework/GoogleSignIn`, `z` of `/usr/lib/libz.dylib`.
  private static func library(at path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.hasSuffix(".dylib") ? name.dropLast(".dylib".count) : name)
  }

  private mutating func sightings(_ kind: EvidenceKind, _ names: Set<String>) -> [Sighting] {
    var sightings: [Sighting] = []
    let known = names.filter { !reader.items(kind, named: $0).isEmpty }
    for name in known.sorted() {
      for item in reader.items(kind, named: name) {
        let group = detection.groups[detection.items[item].group]
        let isWeak = !(isOwn || group.inPlugins) || isPlugin(adopting: group.adopting)
        sightings.append(Sighting(item: item, line: 1, found: name, isWeak: isWeak))
      }
    }
    return sightings
  }

  private mutating func implementations(of selector: String) -> [Sighting] {
    loadClasses()
    let found = (classes ?? []).filter { $0.methods.contains(selector) }.map(\.name)
    return reader.items(.method, named: selector).flatMap { item in
      found.map { name in
        Sighting(
          item: item, line: 1, found: "-[\(name) \(selector)]", isWeak: !isOwn || isOfPlugin(name))
      }
    }
  }

  /// Whether it is only plugins' classes that adopt a protocol, or nobody can tell.
  private mutating func isPlugin(adopting name: String?) -> Bool {
    guard isOwn, let name, !image.isEncrypted else { return false }
    loadClasses()
    guard let classes else { return true }
    let adopters = classes.filter { $0.protocols.contains(name) }
    return !adopters.isEmpty && adopters.allSatisfy { isOfPlugin($0.name) }
  }

  private mutating func loadClasses() {
    guard classes == nil, !hidesClasses else { return }
    do throws(AppMistake) {
      classes = try ObjectiveCClasses(of: image).all
    } catch {
      hidesClasses = true
    }
  }

  /// Classes of Swift have their module's name in them: `_TtC18sign_in_with_apple10Controller`.
  private func isOfPlugin(_ name: String) -> Bool {
    if detection.pluginClasses.contains(name) { return true }
    guard name.hasPrefix("_Tt") else { return false }
    let rest = name.drop { !$0.isNumber }
    let digits = rest.prefix { $0.isNumber }
    let module = rest.dropFirst(digits.count).prefix(Int(digits) ?? 0)
    return detection.plugins.contains(String(module))
  }
}
