package import Diagnostics
internal import Documents

/// What a file of rules says about looking for descriptions and checking them.
extension RuleFileReader {
  /// What the file leaves out of a search; what is wrong with it is reported where it is read whole.
  package static func exclusions(in file: SourceFile) -> [PathPattern] {
    guard let tree = DocumentReader().readAll(file).documents.first?.tree else { return [] }
    var reader = RuleFileReader(
      tree,
      of: file,
      topic: nil,
      examplesAreLeftOut: false,
      keepsExamples: false
    )
    guard tree.isMapping(tree.root) else { return [] }
    var mapping = reader.open(tree.root)
    return reader.exclusions(reader.optional(.exclude, of: &mapping))
  }

  mutating func exclusions(_ node: NodeID?) -> [PathPattern] {
    items(node, called: "exclude") { reader, item in
      guard let text = reader.text(item, called: "exclude") else { return nil }
      let pattern = PathPattern(text)
      if pattern == nil { reader.report(.notAPattern(text), item) }
      return pattern
    }
  }

  mutating func checkDefaults(_ node: NodeID) -> RuleFile.CheckDefaults {
    var mapping = open(node)
    let failOn = optional(.failOn, of: &mapping).flatMap { word($0, of: severities, "failOn") }
    let strict = optional(.strict, of: &mapping)
    let isStrict = strict.map { flag($0, called: "strict") } ?? false
    close(&mapping)
    return RuleFile.CheckDefaults(failOn: failOn, isStrict: isStrict, range: range(of: node))
  }
}

extension Diagnostic.Message {
  fileprivate static func notAPattern(_ text: String) -> Self {
    Self("\(text.quoted) is no pattern for paths below this file, such as Examples/**")
  }
}
