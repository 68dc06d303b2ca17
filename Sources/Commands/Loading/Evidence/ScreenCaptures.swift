internal import Diagnostics
internal import Evidence
internal import Model
internal import Rules
internal import World

/// The captures that the screens of a description's file name.
struct ScreenCaptures: Sendable {
  /// The file that they lie beside.
  let path: String
  let root: String
  let files: FileSystem
  let library: CaptureLibrary
  let book: RuleBook

  /// The screen that a description names.
  func screen(_ reference: CaptureReference) -> Result<ScreenCapture, CaptureProblem> {
    Result { () throws(CaptureProblem) in
      let name = reference.file
      let place = files.absolute(name, from: FilePath.folder(of: path))
      guard Enclosure(of: path, root: root, in: files).holds(place) else {
        throw CaptureProblem(Message(.outsideRoot, name.quoted))
      }
      let captured: CapturedFile
      do throws(CaptureLibrary.Problem) {
        captured = try library.captured(at: place, by: book)
      } catch {
        throw error.called(name)
      }
      return try captured.screen(reference)
    }
  }
}
