internal import Diagnostics
internal import Expressions

/// The slots of the description that facts read and write.
enum DescriptionSlot {
  private static let section = Section.description(CustomFields())
  static let app = section.slot("app")
  static let submission = section.slot("submission")
  static let login = section.slot("login")
  static let screens = section.slot("screens")
  static let afterSignIn = section.slot("afterSignIn")
  static let account = section.slot("account")
  static let review = section.slot("review")
  static let waivers = section.slot("waivers")
}

/// The slots of the app, the submission, the account and the review that facts read and write.
enum AppSlot {
  private static let app = Section.app(CustomFields())
  static let name = app.slot("name")
  static let platforms = app.slot("platforms")
  static let minimumOS = app.slot("minimumOS")
  static let distribution = app.slot("distribution")
  static let minimumOSMajor = app.slot("minimumOSMajor")
  static let submissionDate = Section.submission.slot("date")
  static let submissionKind = Section.submission.slot("kind")
  static let owner = Section.account.slot("owner")
  static let attachments = Section.review.slot("attachments")
  static let missingAttachments = Section.review.slot("missingAttachments")
}

/// Works out everything that follows from what was written.
struct DescriptionFacts {
  struct Completed {
    var record: Record
    let edition: Edition
    let submissionDate: Timestamp
  }

  struct Mistake: Error {
    let diagnostic: Diagnostic
  }

  let surroundings: Surroundings

  func complete(_ written: Record, _ places: PlaceTable) -> Result<Completed, Mistake> {
    var record = written
    let date = completeSubmission(of: &record)
    guard let edition = surroundings.catalogues.edition(on: date) else {
      let first = surroundings.catalogues.editions.first
      let place = record[DescriptionSlot.submission].value.record?[AppSlot.submissionDate].place
      return .failure(
        Mistake(
          diagnostic: Diagnostic(
            .beforeFirstEdition(first?.id ?? "none is known"),
            at: places.range(of: place ?? .none)
          )
        )
      )
    }
    completeApp(of: &record)
    completeOwner(of: &record)
    completeLogin(of: &record, edition: edition, date: date)
    completeScreens(of: &record)
    completeSteps(of: &record)
    let attachments = AttachmentFacts(fileExists: surroundings.fileExists)
    record.slots[DescriptionSlot.review] = attachments.complete(
      record[DescriptionSlot.review],
      named: AppSlot.attachments,
      missing: AppSlot.missingAttachments
    )
    return .success(Completed(record: record, edition: edition, submissionDate: date))
  }

  /// The day of submission; the day of checking unless one was written.
  private func completeSubmission(of record: inout Record) -> Timestamp {
    record.change(DescriptionSlot.submission) { submission, place in
      submission.setDefault(
        AppSlot.submissionDate,
        .timestamp(surroundings.asOf),
        at: place
      )
    }
    let date = record[DescriptionSlot.submission].value.record?[AppSlot.submissionDate].value
    guard case .timestamp(let day) = date else { return surroundings.asOf }
    return day
  }

  private func completeApp(of record: inout Record) {
    record.change(DescriptionSlot.app) { app, place in
      let version = app[AppSlot.minimumOS]
      app.slots[AppSlot.minimumOSMajor] =
        version.value.text.flatMap(majorVersion).map {
          Operand(.double(Double($0)), at: version.place)
        } ?? .absent(at: version.place)
    }
  }

  /// Accounts are the app's own unless it says that it is the client of a service.
  private func completeOwner(of record: inout Record) {
    let login = record[DescriptionSlot.login].value.record
    let exemption = login?[LoginSlot.exemption].value.record
    let isClient = exemption?[LoginSlot.exemptionKind].value.text == "serviceClient"
    record.change(DescriptionSlot.account) { account, place in
      account.setDefault(AppSlot.owner, .string(isClient ? "thirdParty" : "app"), at: place)
    }
  }

  private func completeLogin(of record: inout Record, edition: Edition, date: Timestamp) {
    let submission = record[DescriptionSlot.submission].value.record
    let app = record[DescriptionSlot.app].value.record
    let account = record[DescriptionSlot.account].value.record
    guard let submission, let app, let account else { return }
    let facts = LoginFacts(
      edition: edition,
      day: date,
      isUpdate: submission[AppSlot.submissionKind].value.text == "update",
      distribution: app[AppSlot.distribution].knownText,
      accountOwner: account[AppSlot.owner].knownText,
      services: ServiceFacts(
        catalogues: surroundings.catalogues,
        satisfiedBy: edition.satisfiedBy
      )
    )
    record.change(DescriptionSlot.login) { login, place in
      login = facts.complete(login, at: place)
    }
  }

  private func completeScreens(of record: inout Record) {
    guard case .list(let screens) = record[DescriptionSlot.screens].value else { return }
    let platforms = record[DescriptionSlot.app].value.record?[AppSlot.platforms].value.items
    let facts = ScreenFacts(
      catalogues: surroundings.catalogues,
      platforms: (platforms ?? []).compactMap(\.value.text),
      services: record.listedServices
    )
    record.slots[DescriptionSlot.screens].value =
      .list(ContiguousArray(screens.map(facts.complete)))
  }

  private func completeSteps(of record: inout Record) {
    guard case .list(let steps) = record[DescriptionSlot.afterSignIn].value else { return }
    let login = record[DescriptionSlot.login]
    let offersApple = login.value.record?[LoginSlot.offersApple].knownAnswer
    let facts = StepFacts(
      catalogues: surroundings.catalogues,
      services: record.listedServices,
      offersApple: offersApple ?? .open(MissingFacts([login.place])),
      attachments: AttachmentFacts(fileExists: surroundings.fileExists)
    )
    record.slots[DescriptionSlot.afterSignIn].value =
      .list(ContiguousArray(steps.map(facts.complete)))
  }
}

extension Record {
  /// Changes the section in a slot, whether somebody wrote it or only its defaults answer.
  fileprivate mutating func change(_ slot: Int, _ change: (inout Record, Place) -> Void) {
    let place = self[slot].place
    switch self[slot].value {
    case .object(var section):
      change(&section, place)
      slots[slot].value = .object(section)
    case .unwritten(var section):
      change(&section, place)
      slots[slot].value = .unwritten(section)
    default: break
    }
  }

  /// Of a description: the services that are listed.
  fileprivate var listedServices: ContiguousArray<Operand> {
    self[DescriptionSlot.login].value.record?[LoginSlot.services].value.items ?? []
  }
}

extension Diagnostic.Message {
  fileprivate static func beforeFirstEdition(_ first: String) -> Self {
    Self("the submission is before the first edition of guideline 4.8 known, \(first)")
  }
}
