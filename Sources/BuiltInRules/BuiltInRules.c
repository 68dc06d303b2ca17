#include "BuiltInRules.h"

// Each file of the folder `rules`: its name, then its bytes. A test compares the list with the folder.
#define FILE(path) {path, (const char[]) {
#define END , 0}},

static const struct BuiltInFile files[] = {
FILE("apple-button/apple-button-adapts.yaml")
#embed "../../rules/apple-button/apple-button-adapts.yaml"
END
FILE("apple-button/apple-button-artwork.yaml")
#embed "../../rules/apple-button/apple-button-artwork.yaml"
END
FILE("apple-button/apple-button-corner-radius.yaml")
#embed "../../rules/apple-button/apple-button-corner-radius.yaml"
END
FILE("apple-button/apple-button-edge-margin.yaml")
#embed "../../rules/apple-button/apple-button-edge-margin.yaml"
END
FILE("apple-button/apple-button-first.yaml")
#embed "../../rules/apple-button/apple-button-first.yaml"
END
FILE("apple-button/apple-button-font-ratio.yaml")
#embed "../../rules/apple-button/apple-button-font-ratio.yaml"
END
FILE("apple-button/apple-button-font.yaml")
#embed "../../rules/apple-button/apple-button-font.yaml"
END
FILE("apple-button/apple-button-margin.yaml")
#embed "../../rules/apple-button/apple-button-margin.yaml"
END
FILE("apple-button/apple-button-minimum-size.yaml")
#embed "../../rules/apple-button/apple-button-minimum-size.yaml"
END
FILE("apple-button/apple-button-not-hidden.yaml")
#embed "../../rules/apple-button/apple-button-not-hidden.yaml"
END
FILE("apple-button/apple-button-not-only-logo.yaml")
#embed "../../rules/apple-button/apple-button-not-only-logo.yaml"
END
FILE("apple-button/apple-button-not-smaller.yaml")
#embed "../../rules/apple-button/apple-button-not-smaller.yaml"
END
FILE("apple-button/apple-button-stands-out.yaml")
#embed "../../rules/apple-button/apple-button-stands-out.yaml"
END
FILE("apple-button/apple-button-style.yaml")
#embed "../../rules/apple-button/apple-button-style.yaml"
END
FILE("apple-button/apple-button-system.yaml")
#embed "../../rules/apple-button/apple-button-system.yaml"
END
FILE("apple-button/apple-button-title.yaml")
#embed "../../rules/apple-button/apple-button-title.yaml"
END
FILE("apple-button/apple-button-visible-without-scrolling.yaml")
#embed "../../rules/apple-button/apple-button-visible-without-scrolling.yaml"
END
FILE("apple-button/ipad-layout-described.yaml")
#embed "../../rules/apple-button/ipad-layout-described.yaml"
END
FILE("apple-button/login-controls-reachable.yaml")
#embed "../../rules/apple-button/login-controls-reachable.yaml"
END
FILE("apple-button/logo-only-square.yaml")
#embed "../../rules/apple-button/logo-only-square.yaml"
END
FILE("apple-button/logo-only-touch-target.yaml")
#embed "../../rules/apple-button/logo-only-touch-target.yaml"
END
FILE("apple-button/logo-only-without-text.yaml")
#embed "../../rules/apple-button/logo-only-without-text.yaml"
END
FILE("button-titles.yaml")
#embed "../../rules/button-titles.yaml"
END
FILE("description/frames-inside-screen.yaml")
#embed "../../rules/description/frames-inside-screen.yaml"
END
FILE("description/screen-described.yaml")
#embed "../../rules/description/screen-described.yaml"
END
FILE("description/service-shown.yaml")
#embed "../../rules/description/service-shown.yaml"
END
FILE("devices.yaml")
#embed "../../rules/devices.yaml"
END
FILE("editions.yaml")
#embed "../../rules/editions.yaml"
END
FILE("examples/apple-and-google.review.yaml")
#embed "../../rules/examples/apple-and-google.review.yaml"
END
FILE("examples/button-custom.review.yaml")
#embed "../../rules/examples/button-custom.review.yaml"
END
FILE("examples/button-logo-only.review.yaml")
#embed "../../rules/examples/button-logo-only.review.yaml"
END
FILE("examples/complete.review.yaml")
#embed "../../rules/examples/complete.review.yaml"
END
FILE("examples/evidence/app-provisions-article-6.txt")
#embed "../../rules/examples/evidence/app-provisions-article-6.txt"
END
FILE("examples/evidence/cybersecurity-law-article-26.txt")
#embed "../../rules/examples/evidence/cybersecurity-law-article-26.txt"
END
FILE("examples/faulty-social-app.review.yaml")
#embed "../../rules/examples/faulty-social-app.review.yaml"
END
FILE("examples/login-client.review.yaml")
#embed "../../rules/examples/login-client.review.yaml"
END
FILE("examples/login-google-only.review.yaml")
#embed "../../rules/examples/login-google-only.review.yaml"
END
FILE("examples/repaired-social-app.review.yaml")
#embed "../../rules/examples/repaired-social-app.review.yaml"
END
FILE("examples/smallest.review.yaml")
#embed "../../rules/examples/smallest.review.yaml"
END
FILE("guidelines.yaml")
#embed "../../rules/guidelines.yaml"
END
FILE("laws.yaml")
#embed "../../rules/laws.yaml"
END
FILE("login-services/exemption-explained.yaml")
#embed "../../rules/login-services/exemption-explained.yaml"
END
FILE("login-services/exemption-holds.yaml")
#embed "../../rules/login-services/exemption-holds.yaml"
END
FILE("login-services/link-only-service-not-on-sign-in.yaml")
#embed "../../rules/login-services/link-only-service-not-on-sign-in.yaml"
END
FILE("login-services/offered-on-every-screen.yaml")
#embed "../../rules/login-services/offered-on-every-screen.yaml"
END
FILE("login-services/sign-in-with-apple-offered.yaml")
#embed "../../rules/login-services/sign-in-with-apple-offered.yaml"
END
FILE("providers.yaml")
#embed "../../rules/providers.yaml"
END
};

const int builtInFileCount = sizeof files / sizeof *files;

const struct BuiltInFile *builtInFile(int number) {
  return &files[number];
}
