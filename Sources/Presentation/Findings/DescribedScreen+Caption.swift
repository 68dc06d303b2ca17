package import Diagnostics
package import Model

extension DescribedScreen {
  /// What the screen is called, and how its device is held.
  package var caption: Message {
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
