package import Diagnostics
internal import Model

/// Which app a description is about, from run to run; never by its name.
///
/// It is the bundle id. Without one, or where the run has another description with that, it is also
/// where the description stands.
package struct AppIdentity: Hashable, Sendable {
  /// Nil where nobody said it, and nothing shows it.
  package var bundleID: String?
  /// The description's path, from the root on.
  package var file: String
  /// Which of the documents of its file it is, from 1.
  package var document: Int
  /// Whether another description of the run has the bundle id as well.
  package var sharesBundleID = false

  package init(bundleID: String? = nil, file: String, document: Int = 1) {
    (self.bundleID, self.file, self.document) = (bundleID, file, document)
  }

  init(of description: Description) {
    self.init(
      bundleID: description.bundleID, file: description.file.id.path, document: description.document
    )
  }

  /// The app whatever else is in a run.
  package var alone: AppIdentity {
    AppIdentity(bundleID: bundleID, file: file, document: document)
  }

  /// Only where it is described: what another run has there may have another bundle id, or none.
  fileprivate var unnamed: AppIdentity { AppIdentity(file: file, document: document) }

  /// Where it is described.
  package var place: String { document == 1 ? file : "\(file) (\(document))" }

  /// What tells it from every other app.
  package var text: String {
    guard let bundleID else { return place }
    return sharesBundleID ? "\(bundleID) \(place)" : bundleID
  }

  package var fingerprint: Fingerprint { Fingerprint(of: text) }
}

/// The apps that were known earlier.
package struct KnownApps: Sendable {
  private let byBundleID: [String?: [AppIdentity]]
  private let byPlace: [AppIdentity: [AppIdentity]]

  package init(_ apps: some Sequence<AppIdentity>) {
    let apps = Set(apps.map(\.alone))
    byBundleID = Dictionary(grouping: apps, by: \.bundleID)
    byPlace = Dictionary(grouping: apps, by: \.unnamed)
  }

  /// An app as it was known: by its bundle id, wherever it was described if only one had that; by
  /// its place where only one of the two runs knows its bundle id.
  package func app(_ app: AppIdentity) -> AppIdentity? {
    let here = byPlace[app.unnamed] ?? []
    if let same = here.first(where: { $0.bundleID == app.bundleID }) { return same }
    let named = app.bundleID.flatMap { byBundleID[$0] } ?? []
    if named.count == 1, !app.sharesBundleID { return named[0] }
    return here.first { $0.bundleID == nil || app.bundleID == nil }
  }
}

/// The bundle ids that several descriptions of a run have.
package struct SharedBundleIDs {
  private let places: [String?: [String]]

  package init(of apps: some Sequence<AppIdentity>) {
    places = Dictionary(grouping: apps, by: \.bundleID).filter { $0.value.count > 1 }
      .mapValues { $0.map(\.place) }
  }

  /// Tells a description apart from those that have its bundle id as well, and says so.
  package func tellApart(_ result: inout LintResult) {
    var app = result.identity
    guard let bundleID = app.bundleID, let places = places[bundleID] else { return }
    app.sharesBundleID = true
    result.identify(as: app)
    let others = places.filter { $0 != app.place }
    let shown = others.prefix(3) + (others.count > 3 ? ["…"] : [])
    let message = Message(.bundleIdShared, bundleID.quoted, shown.joined(separator: ", "))
    let place = result.judged?.description.bundleIDPlace
    let range = place.flatMap { result.judged?.description.places.range(of: $0) } ?? result.range
    result.diagnostics.append(Diagnostic(message, at: range, severity: .note))
  }
}

extension LintResult {
  /// Which app it is about.
  package var identity: AppIdentity {
    subject?.app ?? AppIdentity(file: file.id.path, document: document)
  }

  fileprivate mutating func identify(as app: AppIdentity) {
    var identified: [ObjectIdentifier: CheckedDescription] = [:]
    for number in findings.indices {
      let subject = findings[number].subject
      let known = identified[ObjectIdentifier(subject)] ?? subject.identified(as: app)
      identified[ObjectIdentifier(subject)] = known
      findings[number].subject = known
    }
    subject = subject?.identified(as: app)
  }
}
