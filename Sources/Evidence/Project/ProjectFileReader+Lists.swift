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
        content.role = .infoList(keys(of: list, .infoKey, in: file) { $0.text ?? "" })
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
  ) -> [Sighting] {
    let found = list.entries.flatMap { entry -> [(item: Int, name: FoundName)] in
      guard let value = text(entry.value) else { return [] }
      let shown = value.isEmpty ? entry.key : value
      let name = FoundName(kind: kind, name: shown, offset: entry.value.offset)
      return items(kind, named: entry.key).map { ($0, name) }
    }
    return sightings(found, in: file)
  }

  private func collectedData(_ list: PropertyList, in file: SourceFile) -> [Sighting] {
    let types = (list["NSPrivacyCollectedDataTypes"]?.items ?? []).compactMap {
      $0["NSPrivacyCollectedDataType"]
    }
    return sightings(of: types.map { (.collectedData, $0) }, in: file)
  }

  private func schemes(of list: PropertyList, in file: SourceFile) -> [Sighting] {
    let own = (list["CFBundleURLTypes"]?.items ?? []).flatMap {
      $0["CFBundleURLSchemes"]?.items ?? []
    }
    let queried = list["LSApplicationQueriesSchemes"]?.items ?? []
    return sightings(
      of: own.map { (.urlScheme, $0) } + queried.map { (.queriedScheme, $0) }, in: file)
  }

  private func sightings(
    of texts: [(kind: EvidenceKind, text: PropertyList)], in file: SourceFile
  ) -> [Sighting] {
    let names = texts.map { kind, text in
      FoundName(kind: kind, name: text.text ?? "", offset: text.offset)
    }
    return sightings(of: names, in: file)
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
    content.sightings = sightings(of: project.names, in: file)
    let all = project.configurations + project.targets.flatMap(\.configurations)
    let offsets = all.flatMap { $0.settings.settings.values.map(\.offset) }
    content.role = .project(project, lines: Self.lines(of: offsets, in: file))
  }
}
