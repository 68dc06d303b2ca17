internal import Diagnostics
internal import Documents

/// What a package.json or a pnpm-workspace.yaml says of packages that lie in one repository.
package struct WorkspaceManifest {
  /// What the package itself is called.
  package let name: String?
  /// The folders of the others, as `packages/*`; those behind a `!` are none.
  package let folders: [String]

  /// The files that may say it, in the same folder.
  package static let fileNames = ["package.json", "pnpm-workspace.yaml"]

  /// Nil where it can't be read.
  package init?(_ bytes: [UInt8], at path: String) {
    let file = DecodedFile(path: path, bytes: bytes).file
    guard let root = DocumentReader().readAll(file).documents.first?.root else { return nil }
    name = root.value(of: "name")?.text
    let workspaces = root.value(of: "workspaces")
    let items = (workspaces?.value(of: "packages") ?? workspaces ?? root.value(of: "packages"))?
      .items
    folders = (items ?? []).compactMap(\.text)
  }
}
