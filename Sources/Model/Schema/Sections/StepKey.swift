internal import Diagnostics
internal import Expressions

/// The keys of a step.
enum StepKey: Int, SectionKey {
  case kind, id, permission, ownPage, services, regions, `for`, required, fields, justification
  case custom, label
}

/// The keys of what a step asks.
enum StepFieldKey: Int, SectionKey {
  case name, required, prefilled, preselected, editable, purpose, label, means
}

/// The keys of a justification.
enum JustificationKey: Int, SectionKey {
  case reason, law, article, region, explanation, url, inReviewNotes, attachments
  case missingAttachments
}

extension Section {
  /// What the app asks between signing in and its first useful screen.
  static func step(_ custom: CustomFields) -> Section {
    Section("step", shortForm: .word(StepKey.kind), wordsWithDetails: stepKindsWithFields) {
      (key: StepKey) in
      switch key {
      case .kind: .required(.stepKind, "What is asked.")
      case .id: .workedOut(.text, "Unique; default: the kind, then profile-2, …")
      case .permission:
        .field(
          .choice("permission", "push", "location", "tracking", "contacts", "other"),
          .fieldStepPermission)
      case .ownPage: .field(.choice("own page", "none", "leadsOn", "canDecline"), .fieldStepOwnPage)
      case .services: .field(.list(.id(.service)), .fieldStepServices).statement
      case .regions: .field(.list(.region(orWords: [], withParts: true)), .fieldStepRegions)
      case .for:
        .text(
          .choice("people", "everyone", "newAccounts", "whoeverTurnedItOn"), default: "everyone",
          .fieldStepFor
        ).statement
      case .required: .field(.boolean, .fieldStepRequired)
      case .fields: .workedOut(.list(.section(.stepField)), .fieldStepFields)
      case .justification:
        .field(.section(.justification), .fieldStepJustification).known(to: .legal)
      case .custom: custom.field(.step)
      case .label: .fact(.string, "What people call what it asks.")
      }
    }
  }

  /// The kinds of step that don't say by themselves what they ask.
  static let stepKindsWithFields: Set = ["profile", "identityCheck", "other"]

  /// One thing that a step asks.
  static let stepField = Section(
    "field", shortForm: .word(StepFieldKey.name), usualWords: FieldMeaning.all
  ) { (key: StepFieldKey) in
    switch key {
    case .name: .required(.text, "What is asked: email, fullName, phone, birthDate, …")
    case .required: .field(.boolean, .fieldFieldRequired)
    case .prefilled: .flag(default: false, "It is filled in already.")
    case .preselected: .flag(default: false, "It is chosen already.")
    case .editable: .flag(default: true, "It can be changed.")
    case .purpose: .field(.text, .fieldFieldPurpose).statement
    case .label: .fact(.string, "What people call it; a name of one's own as it is.")
    case .means: .fact(.list(.enumeration(FieldMeaning.all)), "What it asks for, by its name.")
    }
  }

  /// Why something is asked.
  static let justification = Section("justification") { (key: JustificationKey) in
    switch key {
    case .reason:
      .field(.choice("reason", "law", "coreFunction", "other"), .fieldJustificationReason).statement
    case .law: .field(.id(.law), .fieldJustificationLaw).statement
    case .article: .field(.text, .fieldJustificationArticle).statement
    case .region: .field(.region(orWords: [], withParts: true), .fieldJustificationRegion)
    case .explanation: .field(.text, .fieldJustificationExplanation).statement
    case .url: .field(.text, .fieldJustificationUrl)
    case .inReviewNotes:
      .flag(default: false, .fieldJustificationInReviewNotes).known(to: .appStoreConnect).statement
    case .attachments: .list(.text, .fieldJustificationAttachments).statement
    case .missingAttachments:
      .fact(.list(.string), "Attachments that aren't beside the description.")
    }
  }
}

extension FieldType {
  /// What a step asks.
  static let stepKind = FieldType.choice(
    "kind of step", "nameAndEmail", "password", "phoneBinding", "oneTimeCode", "secondFactor",
    "birthDate", "identityCheck", "ageAssurance", "permission", "profile", "consent", "recoveryKey",
    "paywall", "other")
}
