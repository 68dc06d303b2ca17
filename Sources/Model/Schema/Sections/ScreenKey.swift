internal import Diagnostics
internal import Expressions

/// The keys of a screen.
package enum ScreenKey: Int, SectionKey {
  case id, like, purpose, capture, device, platform, os, size, safeArea, onIPad, orientation, units
  case scale, appearance, language, background, scrolls, coveredBottom, buttons, buttonsComplete
  case stack, devices, custom, name, captured, framesFit, isDescribed
}

/// The keys of a stack.
enum StackKey: Int, SectionKey { case order, from, offset, margin, height, spacing, width, align }

/// The keys of a size.
enum SizeKey: Int, SectionKey { case width, height }

/// The keys of insets.
enum SafeAreaKey: Int, SectionKey { case top, bottom, left, right }

extension Section {
  /// A surface with login buttons, on one device.
  static func screen(_ custom: CustomFields) -> Section {
    Section("screen", leading: .device, facts: Device.properties.compactMap(\.fact)) {
      (key: ScreenKey) in
      switch key {
      case .id: .workedOut(.text, "Unique; default: screen-1, …")
      case .like: .field(.text, .fieldScreenLike)
      case .purpose:
        .text(
          .choice(
            "purpose", "signIn", "signUp", "both", "linkAccounts", "menu", "checkout", "paywall",
            "other"), default: "both", .fieldScreenPurpose
        ).statement
      case .capture: .field(.section(.capture), .fieldScreenCapture)
      case .device: .field(.id(.device), .fieldScreenDevice)
      case .platform:
        .workedOut(.platform, "The kind of device; default: the device's, else the app's only one.")
      case .os: .field(.version, .fieldScreenOs)
      case .size: .workedOut(.section(.size), "Default: the device's.")
      case .safeArea: .workedOut(.section(.safeArea), "The insets; default: the device's.")
      case .onIPad: .flag(default: false, "An iPhone app in its window on an iPad.")
      case .orientation:
        .text(
          .choice("orientation", "portrait", "landscape"), default: "portrait",
          .fieldScreenOrientation
        ).openWhenUnknown
      case .units:
        .text(
          .choice("unit", "pt", "px"), default: "pt", "What the screen's lengths are written in.")
      case .scale: .workedOut(.number(0.1...10), "Pixels in a point; default: the device's.")
      case .appearance: .text(.appearance, default: "light", .fieldScreenAppearance).openWhenUnknown
      case .language: .field(.languageTag, .fieldScreenLanguage)
      case .background:
        .workedOut(
          .colour(names: ["light", "dark", "image"]),
          "What is behind the buttons; default: the appearance.")
      case .scrolls: .field(.boolean, .fieldScreenScrolls)
      case .coveredBottom:
        .field(.positiveLength, absence: .means(.double(0)), .fieldScreenCoveredBottom)
          .openWhenUnknown
      case .buttons: .field(.list(.section(.button(custom))), .fieldScreenButtons)
      case .buttonsComplete:
        .flag(default: true, .fieldScreenButtonsComplete).openWhenUnknown.refusing(
          false, Message(.listOtherButtonsUnder))
      case .stack: .field(.section(.stack), .fieldScreenStack).detail
      case .devices: .field(.list(.id(.device)), .fieldScreenDevices).detail
      case .custom: custom.field(.screen)
      case .name:
        .fact(.string, "What people call it: its device, and its id where that isn't enough.")
      case .captured: .fact(.object(capturedScreen.objectType), "What the capture shows.")
      case .framesFit:
        .fact(
          .boolean, "False if the frames fit the screen only as pixels, or none of them is on it.")
      case .isDescribed:
        .fact(.boolean, "False of a platform that the app names and no screen shows.")
      }
    }
  }

  /// Buttons as they are coded, one below the other, on whatever device.
  static let stack = Section("stack") { (key: StackKey) in
    switch key {
    case .order: .required(.list(.id(.service)), "The ids of their services, from the top.")
    case .from: .text(.choice("end", "top", "bottom"), default: "top", .fieldStackFrom)
    case .offset: .field(.anyLength, .fieldStackOffset)
    case .margin: .field(.positiveLength, .fieldStackMargin)
    case .height: .field(.lengthAboveZero, .fieldStackHeight)
    case .spacing: .field(.anyLength, .fieldStackSpacing)
    case .width: .field(.lengthAboveZero, .fieldStackWidth).detail
    case .align:
      .text(
        .choice("alignment", "leading", "center", "trailing"), default: "center", .fieldStackAlign)
    }
  }

  /// A width and a height.
  static let size = Section("size", shortForm: .list) { (key: SizeKey) in
    switch key {
    case .width: .required(.positiveLength, "From left to right, in points.")
    case .height: .required(.positiveLength, "From top to bottom, in points.")
    }
  }

  /// How far system bars, notch and rounded corners reach into the screen.
  static let safeArea = Section("safeArea") { (key: SafeAreaKey) in
    switch key {
    case .top: .workedOut(.positiveLength, "The inset at the top, in points.")
    case .bottom: .workedOut(.positiveLength, "The inset at the bottom, in points.")
    case .left: .workedOut(.positiveLength, "The inset at the left, in points.")
    case .right: .workedOut(.positiveLength, "The inset at the right, in points.")
    }
  }
}
