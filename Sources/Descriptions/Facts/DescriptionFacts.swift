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
  static let version = app.slot("version")
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
  let surroundings: Surroundings
  let submission: Submission
  let services: ServiceNames

  func complete(_ record: inout Record) {
    completeApp(of: &record)
    completeOwner(of: &record)
    let services = completeLogin(of: &record)
    completeScreens(of: &record, services)
    completeSteps(of: &record, services)
    let attachments = AttachmentFacts(fileExists: surroundings.fileExists)
    record.change(DescriptionSlot.review) { review, place in
      attachments.complete(
        &review,
        at: place,
        named: AppSlot.attachments,
        missing: AppSlot.missingAttachments
      )
    }
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

  /// The answer is what is listed, with its facts.
  private func completeLogin(of record: inout Record) -> ListedServices {
    let isUpdate = record[DescriptionSlot.submission].value.record?[AppSlot.submissionKind]
    let app = record[DescriptionSlot.app].value.record
    let account = record[DescriptionSlot.account].value.record
    guard let isUpdate, let app, let account else {
      preconditionFailure("a description has these sections, if only with their defaults")
    }
    let facts = LoginFacts(
      submission: submission,
      isUpdate: isUpdate.value.text == "update",
      distribution: app[AppSlot.distribution].knownText,
      accountOwner: account[AppSlot.owner].knownText,
      services: services,
      catalogues: surroundings.catalogues
    )
    var listed = ListedServices(operands: [], names: services)
    record.change(DescriptionSlot.login) { login, place in
      listed = facts.complete(&login, at: place)
    }
    return listed
  }

  private func completeScreens(of record: inout Record, _ services: ListedServices) {
    let platforms = record[DescriptionSlot.app].value.record?[AppSlot.platforms].value.items
    var facts = ScreenFacts(
      catalogues: surroundings.catalogues,
      onlyPlatform: platforms?.count == 1 ? platforms?.first?.value.text : nil,
      services: services
    )
    record.changeItems(of: DescriptionSlot.screens) { facts.complete(&$0, at: $1) }
  }

  private func completeSteps(of record: inout Record, _ services: ListedServices) {
    let login = record[DescriptionSlot.login]
    let offersApple = login.value.record?[LoginSlot.offersApple].knownAnswer
    let facts = StepFacts(
      services: services,
      offersApple: offersApple ?? .open(MissingFacts([login.place])),
      attachments: AttachmentFacts(fileExists: surroundings.fileExists)
    )
    record.changeItems(of: DescriptionSlot.afterSignIn) { facts.complete(&$0, at: $1) }
  }
}
