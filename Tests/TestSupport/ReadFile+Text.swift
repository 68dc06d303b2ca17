package import Diagnostics
package import Documents

extension ReadFile {
  package init(_ file: SourceFile) {
    self = DocumentReader().readAll(file)
  }

  package init(path: String, text: String) {
    self.init(SourceFile(path: path, text: text))
  }
}
