internal import Diagnostics
internal import Localization
internal import Model
internal import Rules

/// The picture of a screen on the page, with what it says as words that don't shrink with it.
struct ScreenFigure {
  let screen: DescribedScreen
  let subject: PictureSubject
  let language: Language

  /// The id must be one of its own.
  func write(id: String, to page: inout MarkupWriter) {
    let picture = ScreenPicture(screen, subject, in: language)
    page.element("figure") { figure in
      picture.draw(id: id, to: &figure)
      if !picture.captions.isEmpty {
        figure.list("ul", [.style("legend")], of: picture.captions) { caption, item in
          caption.drawSample(to: &item)
          item.element("span", [], caption.words)
        }
      }
      figure.element("figcaption", [], language(screen.caption))
    }
  }
}

extension DescribedScreen {
  /// What the screen is called, and how its device is held.
  var caption: Message {
    let window: Message =
      isOnIPad ? Message(.inWindowIphoneApp, name) : .verbatim(name)
    switch (isLandscape, isDark) {
    case (false, false): return window
    case (true, false): return Message(.landscape, window)
    case (false, true): return Message(.dark, window)
    case (true, true): return Message(.landscapeDark, window)
    }
  }
}
