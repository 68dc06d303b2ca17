internal import Diagnostics

// Property lists.
extension ProjectFileReader {
  func readList(
    _ file: SourceFile, _ bytes: [UInt8], as kind: ProjectFileKind, into content: inout FileContent
  ) {
    do throws(PropertyList.Mistake) {
      let list = try PropertyList(reading: bytes)
      switch kind {
      case .entitlements:
        content.sightings = keys(of: list, .entitlement, in: file) { $0.isOn ? "" : nil }
        content.role = .entitlements
      case .privacyManifest: content.sightings = collectedData(list, in: file)
      case .infoList:
        content.sightings = schemes(of: list, in: file)
        let keys = keys(of: list, .infoKey, in: file) { $0.text ?? "" }
        content.role = .infoList(
          keys.map { FileContent.InfoKey(item: $0.item, value: $0.found, line: $0.line) })
      default: readProject(list, of: file, into: &content)
      }
    } catch {
      content.diagnostics = [warning(error.message, file.id.path, at: error.offset)]
    }
  }

  /// Keys that are looked for, whose values are used.
  private func keys(
    of list: PropertyList, _ kind: EvidenceKind, in file: SourceFile,
    _ text: (PropertyList) -> String?
  ) -> [FileContent.Sighting] {
    let found = list.entries.flatMap { entry -> [(item: Int, offset: Int, text: String)] in
      guard let value = text(entry.value) else { return [] }
      return items(kind, named: entry.key).map { item in
        (item, entry.value.offset, value.isEmpty ? entry.key : value)
      }
    }
    return sightings(found, in: file)
  }

  private func collectedData(_ list: PropertyList, in file: SourceFile) -> [FileContent.Sighting] {
    let types = (list["NSPrivacyCollectedDataTypes"]?.items ?? []).compactMap {
      $0["NSPrivacyCollectedDataType"]
    }
    let found = types.flatMap { type in
      items(.collectedData, named: type.text ?? "").map {
        (item: $0, offset: type.offset, text: type.text ?? "")
      }
    }
    return sightings(found, in: file)
  }

  private func schemes(of list: PropertyList, in file: SourceFile) -> [FileContent.Sighting] {
    let own = (list["CFBundleURLTypes"]?.items ?? []).flatMap {
      $0["CFBundleURLSchemes"]?.items ?? []
    }
    let queried = list["LSApplicationQueriesSchemes"]?.items ?? []
    let found = [(EvidenceKind.urlScheme, own), (.queriedScheme, queried)].flatMap {
      kind,
      schemes in
      schemes.flatMap { scheme in
        items(kind, named: scheme.text ?? "").map {
          (item: $0, offset: scheme.offset, text: scheme.text ?? "")
        }
      }
    }
    return sightings(found, in: file)
  }

  private func readProject(
    _ list: PropertyList, of file: SourceFile, into content: inout FileContent
  ) {
    guard let project = XcodeProject(list, path: file.id.path) else {
      content.diagnostics = [warning(Message(.notAProject), file.id.path, at: 0)]
      return
    }
    take(project, of: file, into: &content)
  }

  func take(_ project: XcodeProject, of file: SourceFile, into content: inout FileContent) {
    content.packageFolders = project.packageFolders
    let packages = project.packageAddresses.compactMap { name in
      LockFiles.package(name.text, at: name.offset)
    }
    let named =
      project.packageProducts.map { (EvidenceKind.packageProduct, $0.text, $0.offset) }
      + project.libraries.map { (.framework, $0.text, $0.offset) }
      + packages.map { (.swiftPackage, $0.name, $0.offset) }
    content.sightings = sightings(
      named.flatMap { kind, name, offset in
        items(kind, named: name).map { (item: $0, offset: offset, text: name) }
      }, in: file)
    let all = project.configurations + project.targets.flatMap(\.configurations)
    let offsets = all.flatMap { $0.settings.settings.values.map(\.offset) }
    content.role = .project(project, lines: Self.lines(of: offsets, in: file))
  }
}
