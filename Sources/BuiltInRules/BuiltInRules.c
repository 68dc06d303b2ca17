#include "BuiltInRules.h"

// Each file of the folder `rules`: its name, then its bytes. A test compares the list with the folder.
#define FILE(path) {path, (const char[]) {
#define END , 0}},

static const struct BuiltInFile files[] = {
FILE("accounts/account-deletion-complete.yaml")
#embed "../../rules/accounts/account-deletion-complete.yaml"
END
FILE("accounts/account-deletion-direct.yaml")
#embed "../../rules/accounts/account-deletion-direct.yaml"
END
FILE("accounts/account-deletion-findable.yaml")
#embed "../../rules/accounts/account-deletion-findable.yaml"
END
FILE("accounts/account-deletion-offered.yaml")
#embed "../../rules/accounts/account-deletion-offered.yaml"
END
FILE("accounts/apple-tokens-revoked.yaml")
#embed "../../rules/accounts/apple-tokens-revoked.yaml"
END
FILE("accounts/public-sign-up-visible.yaml")
#embed "../../rules/accounts/public-sign-up-visible.yaml"
END
FILE("accounts/social-accounts-disconnect.yaml")
#embed "../../rules/accounts/social-accounts-disconnect.yaml"
END
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
FILE("examples/account-in-app.review.yaml")
#embed "../../rules/examples/account-in-app.review.yaml"
END
FILE("examples/apple-and-google.review.yaml")
#embed "../../rules/examples/apple-and-google.review.yaml"
END
FILE("examples/binding-by-law.review.yaml")
#embed "../../rules/examples/binding-by-law.review.yaml"
END
FILE("examples/built-with-apple.review.yaml")
#embed "../../rules/examples/built-with-apple.review.yaml"
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
FILE("examples/flow-apple-and-google.review.yaml")
#embed "../../rules/examples/flow-apple-and-google.review.yaml"
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
FILE("implementation/cancel-is-silent.yaml")
#embed "../../rules/implementation/cancel-is-silent.yaml"
END
FILE("implementation/capability-enabled.yaml")
#embed "../../rules/implementation/capability-enabled.yaml"
END
FILE("implementation/credential-state-checked.yaml")
#embed "../../rules/implementation/credential-state-checked.yaml"
END
FILE("implementation/credential-states-handled.yaml")
#embed "../../rules/implementation/credential-states-handled.yaml"
END
FILE("implementation/existing-passwords-offered.yaml")
#embed "../../rules/implementation/existing-passwords-offered.yaml"
END
FILE("implementation/first-details-kept.yaml")
#embed "../../rules/implementation/first-details-kept.yaml"
END
FILE("implementation/local-data-cleared-on-sign-out.yaml")
#embed "../../rules/implementation/local-data-cleared-on-sign-out.yaml"
END
FILE("implementation/nonce-used.yaml")
#embed "../../rules/implementation/nonce-used.yaml"
END
FILE("implementation/older-systems-handled.yaml")
#embed "../../rules/implementation/older-systems-handled.yaml"
END
FILE("implementation/presentation-anchor-provided.yaml")
#embed "../../rules/implementation/presentation-anchor-provided.yaml"
END
FILE("implementation/profile-regenerated.yaml")
#embed "../../rules/implementation/profile-regenerated.yaml"
END
FILE("implementation/relay-senders-registered.yaml")
#embed "../../rules/implementation/relay-senders-registered.yaml"
END
FILE("implementation/revocation-observed.yaml")
#embed "../../rules/implementation/revocation-observed.yaml"
END
FILE("implementation/scopes-minimal.yaml")
#embed "../../rules/implementation/scopes-minimal.yaml"
END
FILE("implementation/server-notifications-registered.yaml")
#embed "../../rules/implementation/server-notifications-registered.yaml"
END
FILE("implementation/sign-in-errors-handled.yaml")
#embed "../../rules/implementation/sign-in-errors-handled.yaml"
END
FILE("implementation/token-verified-on-server.yaml")
#embed "../../rules/implementation/token-verified-on-server.yaml"
END
FILE("implementation/tried-on-ipad.yaml")
#embed "../../rules/implementation/tried-on-ipad.yaml"
END
FILE("implementation/user-identifier-in-keychain.yaml")
#embed "../../rules/implementation/user-identifier-in-keychain.yaml"
END
FILE("laws.yaml")
#embed "../../rules/laws.yaml"
END
FILE("locales/ar.yaml")
#embed "../../rules/locales/ar.yaml"
END
FILE("locales/en.yaml")
#embed "../../rules/locales/en.yaml"
END
FILE("locales/fr.yaml")
#embed "../../rules/locales/fr.yaml"
END
FILE("locales/pt-BR.yaml")
#embed "../../rules/locales/pt-BR.yaml"
END
FILE("locales/vi.yaml")
#embed "../../rules/locales/vi.yaml"
END
FILE("locales/zh-Hans.yaml")
#embed "../../rules/locales/zh-Hans.yaml"
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
FILE("phone-binding/phone-binding-evidence-attached.yaml")
#embed "../../rules/phone-binding/phone-binding-evidence-attached.yaml"
END
FILE("phone-binding/phone-binding-fits-the-app.yaml")
#embed "../../rules/phone-binding/phone-binding-fits-the-app.yaml"
END
FILE("phone-binding/phone-binding-justified.yaml")
#embed "../../rules/phone-binding/phone-binding-justified.yaml"
END
FILE("phone-binding/phone-binding-law-current.yaml")
#embed "../../rules/phone-binding/phone-binding-law-current.yaml"
END
FILE("phone-binding/phone-binding-law-named.yaml")
#embed "../../rules/phone-binding/phone-binding-law-named.yaml"
END
FILE("phone-binding/phone-binding-skippable-elsewhere.yaml")
#embed "../../rules/phone-binding/phone-binding-skippable-elsewhere.yaml"
END
FILE("providers.yaml")
#embed "../../rules/providers.yaml"
END
FILE("review-information/attachments-exist.yaml")
#embed "../../rules/review-information/attachments-exist.yaml"
END
FILE("review-information/demo-account-complete.yaml")
#embed "../../rules/review-information/demo-account-complete.yaml"
END
FILE("review-information/demo-account-current.yaml")
#embed "../../rules/review-information/demo-account-current.yaml"
END
FILE("review-information/demo-account-provided.yaml")
#embed "../../rules/review-information/demo-account-provided.yaml"
END
FILE("review-information/demo-account-reachable.yaml")
#embed "../../rules/review-information/demo-account-reachable.yaml"
END
FILE("sign-in-flow/apple-sign-in-native.yaml")
#embed "../../rules/sign-in-flow/apple-sign-in-native.yaml"
END
FILE("sign-in-flow/guest-entry-offered.yaml")
#embed "../../rules/sign-in-flow/guest-entry-offered.yaml"
END
FILE("sign-in-flow/in-app-sheet-explained.yaml")
#embed "../../rules/sign-in-flow/in-app-sheet-explained.yaml"
END
FILE("sign-in-flow/login-wall-justified.yaml")
#embed "../../rules/sign-in-flow/login-wall-justified.yaml"
END
FILE("sign-in-flow/missing-app-hides-its-button.yaml")
#embed "../../rules/sign-in-flow/missing-app-hides-its-button.yaml"
END
FILE("sign-in-flow/no-password-after-apple.yaml")
#embed "../../rules/sign-in-flow/no-password-after-apple.yaml"
END
FILE("sign-in-flow/no-second-factor-after-apple.yaml")
#embed "../../rules/sign-in-flow/no-second-factor-after-apple.yaml"
END
FILE("sign-in-flow/nothing-asked-again-after-apple.yaml")
#embed "../../rules/sign-in-flow/nothing-asked-again-after-apple.yaml"
END
FILE("sign-in-flow/nothing-optional-asked-after-apple.yaml")
#embed "../../rules/sign-in-flow/nothing-optional-asked-after-apple.yaml"
END
FILE("sign-in-flow/private-relay-accepted.yaml")
#embed "../../rules/sign-in-flow/private-relay-accepted.yaml"
END
FILE("sign-in-flow/required-fields-relevant.yaml")
#embed "../../rules/sign-in-flow/required-fields-relevant.yaml"
END
FILE("sign-in-flow/sign-in-stays-in-app.yaml")
#embed "../../rules/sign-in-flow/sign-in-stays-in-app.yaml"
END
FILE("sign-in-flow/social-login-not-the-only-way.yaml")
#embed "../../rules/sign-in-flow/social-login-not-the-only-way.yaml"
END
FILE("sign-in-flow/works-without-other-apps.yaml")
#embed "../../rules/sign-in-flow/works-without-other-apps.yaml"
END
};

const int builtInFileCount = sizeof files / sizeof *files;

const struct BuiltInFile *builtInFile(int number) {
  return &files[number];
}
