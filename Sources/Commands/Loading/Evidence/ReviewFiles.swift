internal import Diagnostics
internal import Documents
internal import Engine
internal import Evidence
internal import Model
internal import World

/// The files beside a description that say what App Review is given.
struct ReviewFiles: Sendable {
  let description: String
  let root: String
  let files: FileSystem
  let seen: SeenFiles?

  /// What the named files say.
  func information(
    _ reference: ReviewInformation.Reference,
    _ detection: Detection
  ) -> Result<ReviewInformation?, CaptureProblem> {
    switch reference {
    case .details(let name): details(name, detection)
    case .metadata(let name?): folder(name).map { metadata(in: $0, detection) }
    case .metadata(nil): .success(nil)
    }
  }

  private var enclosure: Enclosure { Enclosure(of: description, root: root, in: files) }

  private static let standardName = "fastlane/metadata"

  /// The first folder of fastlane's beside or above a description, inside the root; nil if none is.
  var standardFolder: String? {
    let folders = FilePath.ancestors(of: FilePath.folder(of: description))
    let inside = folders.filter {
      ExactPath($0) == ExactPath(root) || FilePath.below($0, in: root) != nil
    }
    for folder in inside.isEmpty ? Array(folders.prefix(1)) : inside {
      let place = FilePath.joined(folder, Self.standardName)
      guard files.kind(of: place) == .folder else { continue }
      let isInside = enclosure.holds(place)
      return isInside ? place : nil
    }
    return nil
  }

  private func folder(_ name: String) -> Result<String, CaptureProblem> {
    let path = files.absolute(name, from: FilePath.folder(of: description))
    guard enclosure.holds(path) else {
      return .failure(CaptureProblem(.reviewOutsideRoot(name)))
    }
    guard files.kind(of: path) == .folder else {
      return .failure(CaptureProblem(Message(.noMetadata, name.quoted)))
    }
    return .success(path)
  }

  /// Settings lie in the folder around the metadata, or in its folder `fastlane`.
  func metadata(in folder: String, _ detection: Detection) -> ReviewInformation? {
    let around = FilePath.folder(of: folder)
    let inner = FilePath.joined(around, "fastlane")
    let isInside = FilePath.name(of: around) != "fastlane" && files.kind(of: inner) == .folder
    var information = FastlaneInformation(detection) { find($0) }
    return information.information(
      inMetadata: FilePath.relative(folder, to: root),
      settingsIn: FilePath.relative(isInside ? inner : around, to: root)
    )
  }

  private static let largest = 1_000_000

  private func find(_ shown: String) -> FastlaneInformation.FoundFile {
    let path = FilePath.joined(root, shown)
    guard files.kind(of: path) != nil, enclosure.holds(path) else { return .missing }
    do throws(FileSystem.Failure) {
      let bytes = try files.read(path, inside: enclosure, limit: Self.largest)
      seen?.add([path], as: .review, .seen)
      return .bytes(bytes)
    } catch {
      return .unreadable(Diagnostic(.unreadable(error.reason), about: shown))
    }
  }

  private func details(
    _ name: String,
    _ detection: Detection
  ) -> Result<ReviewInformation?, CaptureProblem> {
    let path = files.absolute(name, from: FilePath.folder(of: description))
    guard enclosure.holds(path) else {
      return .failure(CaptureProblem(.reviewOutsideRoot(name)))
    }
    do throws(FileSystem.Failure) {
      let shown = FilePath.relative(path, to: root)
      let decoded = try files.text(at: path, called: shown, inside: enclosure)
      seen?.add([path], as: .review, .seen)
      if let problem = decoded.problem {
        return .failure(CaptureProblem(.unreadableDetails(name, problem.message)))
      }
      return SavedReviewDetails(detection).information(in: decoded.file).map { $0 }
    } catch {
      return .failure(CaptureProblem(.unreadableDetails(name, Message(.verbatim, error.reason))))
    }
  }
}

extension Message {
  fileprivate static func reviewOutsideRoot(_ name: String) -> Self {
    Self(.reviewOutsideRoot, name.quoted)
  }

  fileprivate static func unreadableDetails(_ name: String, _ reason: Message) -> Self {
    Self(.unreadableDetails, name.quoted, reason)
  }
}
