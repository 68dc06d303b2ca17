internal import Diagnostics
internal import Localization
internal import Model
internal import Presentation

/// The picture of a screen on the page, with what it says as words that don't shrink with it.
struct ScreenFigure {
  /// One of its own on the page.
  let id: String
  let screen: DescribedScreen
  let subject: PictureSubject
  let report: DescriptionReport

  private var language: Language { report.language }

  func write(to page: inout MarkupWriter) {
    let found = screen.capture.flatMap { report.screenshots[$0] }
    let picture = ScreenPicture(
      screen, subject, in: language, atMost: report.scale, over: found?.id)
    page.element("figure") { figure in
      picture.draw(id: id, to: &figure)
      if !picture.captions.isEmpty {
        figure.list("ul", [.style("legend")], of: picture.captions) { caption, item in
          caption.drawSample(to: &item)
          item.element("span", [], caption.words)
        }
      }
      if let name = found?.picture.name {
        let words = Message(found?.id == nil ? .unfitScreenshot : .overScreenshot, name)
        figure.element("p", [.style("quiet")], language(words))
      }
      figure.element("figcaption", [], language(screen.caption))
    }
  }
}
