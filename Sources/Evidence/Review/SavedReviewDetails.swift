package import Diagnostics
internal import Documents
package import Model

/// A saved answer of App Store Connect about what App Review is given.
///
/// Nothing of users, passwords and contacts leaves it but whether they are there.
package struct SavedReviewDetails {
  private let detection: Detection

  package init(_ detection: Detection) { self.detection = detection }

  private static let types = ["appStoreReviewDetails", "betaAppReviewDetails"]

  /// What the answer in a file says, or why it is none.
  package func information(in file: SourceFile) throws(EvidenceProblem) -> ReviewInformation {
    let everything = DocumentReader().readAll(file)
    guard everything.allDiagnostics.isEmpty, let root = everything.documents.first?.root else {
      throw EvidenceProblem(Message(.notJson, file.id.path.quoted))
    }
    let data = root.value(of: "data") ?? root
    let detail = data.items?.first ?? data
    guard let type = detail.value(of: "type")?.text, Self.types.contains(type),
      let attributes = detail.value(of: "attributes")
    else { throw EvidenceProblem(Message(.noReviewDetails, file.id.path.quoted)) }
    return information(attributes, root, in: file)
  }

  private func information(
    _ attributes: DocumentNode, _ root: DocumentNode, in file: SourceFile
  ) -> ReviewInformation {
    let (lines, blank) = (LineTable(of: file), SourceFile.blank(like: file))
    func site(_ node: DocumentNode) -> EvidenceSite {
      .hidden(in: blank, line: lines.position(of: node.bytes.lowerBound).line)
    }
    func value(_ key: String) -> ReviewValue? {
      attributes.value(of: key).map { ReviewValue($0.isNull ? "" : $0.text, at: site($0)) }
    }
    let values = ReviewValues(
      user: value("demoAccountName"), password: value("demoAccountPassword"),
      phone: value("contactPhone"), notes: value("notes"))
    let required = attributes.value(of: "demoAccountRequired")
    let included = root.value(of: "included")?.items?.filter {
      $0.value(of: "type")?.text == "appStoreReviewAttachments"
    }
    return ReviewInformation(
      sender: "appStoreConnect",
      account: Self.account(values.user, values.password, isRequired: required?.text),
      site: site(required ?? attributes),
      notes: values.shownNotes, placeholders: detection.placeholders(among: values.all),
      attachments: included?.compactMap { attachment in
        attachment.value(of: "attributes")?.value(of: "fileName").flatMap { name in
          name.text.map { ShownFact.Item($0, at: site(name)) }
        }
      },
      phone: values.shownPhone)
  }

  /// App Store Connect doesn't hand out every password: one that isn't there is unknown.
  private static func account(
    _ user: ReviewValue?, _ password: ReviewValue?, isRequired: String?
  ) -> ReviewInformation.Account {
    switch isRequired {
    case "false": .none
    case "true":
      switch (user?.isGiven, password?.isGiven) {
      case (true, true): .whole
      case (false, _), (_, false): .half
      default: .unknown
      }
    default: .unknown
    }
  }
}
