internal import Presentation
internal import Reporting
internal import World

extension Terminal {
  /// How a report looks on standard output, or in a file.
  func style(of options: CheckOptions, isInFile: Bool) -> ReportStyle {
    let (root, folder) = (options.terms.root(in: files), files.currentFolder)
    return ReportStyle(
      paint: Paint(isOn: !isInFile && isColoured(options.colour)),
      width: isInFile ? 80 : width,
      showsAllQuestions: options.showsAllQuestions,
      screenshot: { screenshot(beside: FilePath.joined(root, $0), in: root) },
      commands: CommandWords(rules: options.terms.rules) { path in
        path == DescriptionFile.standardInput
          ? nil : FilePath.path(to: FilePath.joined(root, path), from: folder)
      })
  }

  /// The picture that has a capture's name, but for its ending.
  private func screenshot(beside capture: String, in root: String) -> Screenshot? {
    guard let dot = capture.lastIndex(of: ".") else { return nil }
    let path = "\(capture[..<dot]).png"
    guard files.kind(of: path) == .file else { return nil }
    let enclosure = Enclosure(of: capture, root: root, in: files)
    return files.bytes(at: path, inside: enclosure, limit: Screenshot.mostBytes).map {
      Screenshot(FilePath.relative(path, to: root), $0)
    }
  }

  private func isColoured(_ colour: CheckOptions.Colour) -> Bool {
    switch colour {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if isSet("NO_COLOR") { return false }
    if isSet("FORCE_COLOR"), environment["FORCE_COLOR"] != "0" { return true }
    return isInteractive && environment["TERM"] != "dumb"
  }

  private func isSet(_ name: String) -> Bool { environment[name]?.isEmpty == false }
}
