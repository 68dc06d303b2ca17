package import Diagnostics
package import Engine
package import Rules

/// What the server asks of the program that runs it, about what lies around the open texts.
package struct Host: Sendable {
  /// What is open in the editor, which counts instead of what lies at these paths.
  package typealias OpenTexts = [ExactPath: [UInt8]]

  /// The rules that hold for what lies at a path; without a path, in the current folder.
  package typealias RuleSource = @Sendable (_ path: String?, OpenTexts) -> RulesInForce

  /// What a file at a path is called in messages.
  package typealias NameSource = @Sendable (_ path: String) -> String

  /// What checks the descriptions of a text that lies at a path; without a path nothing lies
  /// beside them.
  package typealias CheckSource =
    @Sendable (_ text: SourceFile, _ path: String?, RulesInForce) -> DescriptionCheck

  let name: NameSource
  let rules: RuleSource
  /// Finds the rules for a file of rules that none of those extends.
  let ownRules: RuleSource
  let check: CheckSource

  package init(
    name: @escaping NameSource, rules: @escaping RuleSource, ownRules: @escaping RuleSource,
    check: @escaping CheckSource
  ) {
    self.name = name
    self.rules = rules
    self.ownRules = ownRules
    self.check = check
  }
}

/// The rules that hold for a file.
package struct RulesInForce: Sendable {
  package let linter: GuardedLinter
  /// What is wrong with the files of rules; then they mustn't be used.
  package let diagnostics: [Diagnostic]
  /// The files of rules.
  package let files: SourceFiles
  /// The folder that names of files are relative to.
  package let root: String
  /// Everything that can be named where they hold.
  let reference: Reference

  package init(
    linter: GuardedLinter, diagnostics: [Diagnostic], files: SourceFiles, root: String,
    reference: Reference
  ) {
    self.linter = linter
    self.diagnostics = diagnostics
    self.files = files
    self.root = root
    self.reference = reference
  }

  package var book: RuleBook { linter.linter.book }

  /// The address of a file by what it is called.
  func address(of file: SourceFile.ID) -> String {
    let isWhole = file.path.hasPrefix("/")
    return FileLink(path: isWhole ? file.path : "\(root == "/" ? "" : root)/\(file.path)").text
  }
}
