import Testing

@Suite struct AttachmentFactsTests {
  private let text = """
    review: {attachments: [law.pdf, photos/a.png]}
    afterSignIn: [{kind: password, justification: {attachments: [law.pdf]}}, consent]
    """

  @Test(arguments: [
    ([], "['law.pdf', 'photos/a.png']", "['law.pdf']"), (["law.pdf"], "['photos/a.png']", "[]"),
    (["law.pdf", "photos/a.png"], "[]", "[]"),
  ])
  func `files that aren't beside the description are missing`(
    files: [String], review: String, justification: String
  ) {
    let reading = Reading(described(text), files: Set(files))
    #expect(reading["review.missingAttachments"] == review)
    #expect(reading["afterSignIn[0].justification.missingAttachments"] == justification)
  }

  @Test func `nobody knows what is beside standard input`() {
    let reading = Reading(described(text), files: nil)
    #expect(reading["review.missingAttachments"] == "unknown review.attachments")
    #expect(
      reading["afterSignIn[0].justification.missingAttachments"]
        == "unknown afterSignIn[\"password\"].justification.attachments"
    )
  }

  @Test(arguments: [
    "review.missingAttachments", "afterSignIn[0].justification.missingAttachments",
  ])
  func `where no file is named, none is missing`(path: String) {
    let reading = Reading(described("afterSignIn: [consent]\nreview: {notes: a}"), files: nil)
    #expect(reading[path] == "[]")
  }
}
