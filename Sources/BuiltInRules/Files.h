// Each file of the folder `rules`, as `make rules` finds them.
#include "BuiltInRules.h"

static const unsigned char file0[] = {
#embed "../../rules/accounts/account-deletion-complete.yaml"
};
static const unsigned char file1[] = {
#embed "../../rules/accounts/account-deletion-direct.yaml"
};
static const unsigned char file2[] = {
#embed "../../rules/accounts/account-deletion-findable.yaml"
};
static const unsigned char file3[] = {
#embed "../../rules/accounts/account-deletion-offered.yaml"
};
static const unsigned char file4[] = {
#embed "../../rules/accounts/apple-tokens-revoked.yaml"
};
static const unsigned char file5[] = {
#embed "../../rules/accounts/public-sign-up-visible.yaml"
};
static const unsigned char file6[] = {
#embed "../../rules/accounts/social-accounts-disconnect.yaml"
};
static const unsigned char file7[] = {
#embed "../../rules/apple-button/apple-button-adapts.yaml"
};
static const unsigned char file8[] = {
#embed "../../rules/apple-button/apple-button-artwork.yaml"
};
static const unsigned char file9[] = {
#embed "../../rules/apple-button/apple-button-corner-radius.yaml"
};
static const unsigned char file10[] = {
#embed "../../rules/apple-button/apple-button-edge-margin.yaml"
};
static const unsigned char file11[] = {
#embed "../../rules/apple-button/apple-button-first.yaml"
};
static const unsigned char file12[] = {
#embed "../../rules/apple-button/apple-button-font-ratio.yaml"
};
static const unsigned char file13[] = {
#embed "../../rules/apple-button/apple-button-font.yaml"
};
static const unsigned char file14[] = {
#embed "../../rules/apple-button/apple-button-margin.yaml"
};
static const unsigned char file15[] = {
#embed "../../rules/apple-button/apple-button-minimum-size.yaml"
};
static const unsigned char file16[] = {
#embed "../../rules/apple-button/apple-button-not-hidden.yaml"
};
static const unsigned char file17[] = {
#embed "../../rules/apple-button/apple-button-not-only-logo.yaml"
};
static const unsigned char file18[] = {
#embed "../../rules/apple-button/apple-button-not-smaller.yaml"
};
static const unsigned char file19[] = {
#embed "../../rules/apple-button/apple-button-stands-out.yaml"
};
static const unsigned char file20[] = {
#embed "../../rules/apple-button/apple-button-style.yaml"
};
static const unsigned char file21[] = {
#embed "../../rules/apple-button/apple-button-system.yaml"
};
static const unsigned char file22[] = {
#embed "../../rules/apple-button/apple-button-title.yaml"
};
static const unsigned char file23[] = {
#embed "../../rules/apple-button/apple-button-visible-without-scrolling.yaml"
};
static const unsigned char file24[] = {
#embed "../../rules/apple-button/ipad-layout-described.yaml"
};
static const unsigned char file25[] = {
#embed "../../rules/apple-button/login-controls-reachable.yaml"
};
static const unsigned char file26[] = {
#embed "../../rules/apple-button/logo-only-square.yaml"
};
static const unsigned char file27[] = {
#embed "../../rules/apple-button/logo-only-touch-target.yaml"
};
static const unsigned char file28[] = {
#embed "../../rules/apple-button/logo-only-without-text.yaml"
};
static const unsigned char file29[] = {
#embed "../../rules/button-titles.yaml"
};
static const unsigned char file30[] = {
#embed "../../rules/description/frames-inside-screen.yaml"
};
static const unsigned char file31[] = {
#embed "../../rules/description/screen-described.yaml"
};
static const unsigned char file32[] = {
#embed "../../rules/description/service-shown.yaml"
};
static const unsigned char file33[] = {
#embed "../../rules/devices.yaml"
};
static const unsigned char file34[] = {
#embed "../../rules/editions.yaml"
};
static const unsigned char file35[] = {
#embed "../../rules/examples/account-in-app.review.yaml"
};
static const unsigned char file36[] = {
#embed "../../rules/examples/apple-and-google.review.yaml"
};
static const unsigned char file37[] = {
#embed "../../rules/examples/binding-by-law.review.yaml"
};
static const unsigned char file38[] = {
#embed "../../rules/examples/built-with-apple.review.yaml"
};
static const unsigned char file39[] = {
#embed "../../rules/examples/button-custom.review.yaml"
};
static const unsigned char file40[] = {
#embed "../../rules/examples/button-logo-only.review.yaml"
};
static const unsigned char file41[] = {
#embed "../../rules/examples/complete.review.yaml"
};
static const unsigned char file42[] = {
#embed "../../rules/examples/evidence/app-provisions-article-6.txt"
};
static const unsigned char file43[] = {
#embed "../../rules/examples/evidence/cybersecurity-law-article-26.txt"
};
static const unsigned char file44[] = {
#embed "../../rules/examples/faulty-social-app.review.yaml"
};
static const unsigned char file45[] = {
#embed "../../rules/examples/flow-apple-and-google.review.yaml"
};
static const unsigned char file46[] = {
#embed "../../rules/examples/login-client.review.yaml"
};
static const unsigned char file47[] = {
#embed "../../rules/examples/login-google-only.review.yaml"
};
static const unsigned char file48[] = {
#embed "../../rules/examples/repaired-social-app.review.yaml"
};
static const unsigned char file49[] = {
#embed "../../rules/examples/smallest.review.yaml"
};
static const unsigned char file50[] = {
#embed "../../rules/guidelines.yaml"
};
static const unsigned char file51[] = {
#embed "../../rules/implementation/cancel-is-silent.yaml"
};
static const unsigned char file52[] = {
#embed "../../rules/implementation/capability-enabled.yaml"
};
static const unsigned char file53[] = {
#embed "../../rules/implementation/credential-state-checked.yaml"
};
static const unsigned char file54[] = {
#embed "../../rules/implementation/credential-states-handled.yaml"
};
static const unsigned char file55[] = {
#embed "../../rules/implementation/existing-passwords-offered.yaml"
};
static const unsigned char file56[] = {
#embed "../../rules/implementation/first-details-kept.yaml"
};
static const unsigned char file57[] = {
#embed "../../rules/implementation/local-data-cleared-on-sign-out.yaml"
};
static const unsigned char file58[] = {
#embed "../../rules/implementation/nonce-used.yaml"
};
static const unsigned char file59[] = {
#embed "../../rules/implementation/older-systems-handled.yaml"
};
static const unsigned char file60[] = {
#embed "../../rules/implementation/presentation-anchor-provided.yaml"
};
static const unsigned char file61[] = {
#embed "../../rules/implementation/profile-regenerated.yaml"
};
static const unsigned char file62[] = {
#embed "../../rules/implementation/relay-senders-registered.yaml"
};
static const unsigned char file63[] = {
#embed "../../rules/implementation/revocation-observed.yaml"
};
static const unsigned char file64[] = {
#embed "../../rules/implementation/scopes-minimal.yaml"
};
static const unsigned char file65[] = {
#embed "../../rules/implementation/server-notifications-registered.yaml"
};
static const unsigned char file66[] = {
#embed "../../rules/implementation/sign-in-errors-handled.yaml"
};
static const unsigned char file67[] = {
#embed "../../rules/implementation/token-verified-on-server.yaml"
};
static const unsigned char file68[] = {
#embed "../../rules/implementation/tried-on-ipad.yaml"
};
static const unsigned char file69[] = {
#embed "../../rules/implementation/user-identifier-in-keychain.yaml"
};
static const unsigned char file70[] = {
#embed "../../rules/laws.yaml"
};
static const unsigned char file71[] = {
#embed "../../rules/locales/ar.yaml"
};
static const unsigned char file72[] = {
#embed "../../rules/locales/en.yaml"
};
static const unsigned char file73[] = {
#embed "../../rules/locales/fr.yaml"
};
static const unsigned char file74[] = {
#embed "../../rules/locales/pt-BR.yaml"
};
static const unsigned char file75[] = {
#embed "../../rules/locales/vi.yaml"
};
static const unsigned char file76[] = {
#embed "../../rules/locales/zh-Hans.yaml"
};
static const unsigned char file77[] = {
#embed "../../rules/login-services/exemption-explained.yaml"
};
static const unsigned char file78[] = {
#embed "../../rules/login-services/exemption-holds.yaml"
};
static const unsigned char file79[] = {
#embed "../../rules/login-services/link-only-service-not-on-sign-in.yaml"
};
static const unsigned char file80[] = {
#embed "../../rules/login-services/offered-on-every-screen.yaml"
};
static const unsigned char file81[] = {
#embed "../../rules/login-services/sign-in-with-apple-offered.yaml"
};
static const unsigned char file82[] = {
#embed "../../rules/phone-binding/phone-binding-evidence-attached.yaml"
};
static const unsigned char file83[] = {
#embed "../../rules/phone-binding/phone-binding-fits-the-app.yaml"
};
static const unsigned char file84[] = {
#embed "../../rules/phone-binding/phone-binding-justified.yaml"
};
static const unsigned char file85[] = {
#embed "../../rules/phone-binding/phone-binding-law-current.yaml"
};
static const unsigned char file86[] = {
#embed "../../rules/phone-binding/phone-binding-law-named.yaml"
};
static const unsigned char file87[] = {
#embed "../../rules/phone-binding/phone-binding-skippable-elsewhere.yaml"
};
static const unsigned char file88[] = {
#embed "../../rules/providers.yaml"
};
static const unsigned char file89[] = {
#embed "../../rules/review-information/attachments-exist.yaml"
};
static const unsigned char file90[] = {
#embed "../../rules/review-information/demo-account-complete.yaml"
};
static const unsigned char file91[] = {
#embed "../../rules/review-information/demo-account-current.yaml"
};
static const unsigned char file92[] = {
#embed "../../rules/review-information/demo-account-provided.yaml"
};
static const unsigned char file93[] = {
#embed "../../rules/review-information/demo-account-reachable.yaml"
};
static const unsigned char file94[] = {
#embed "../../rules/sign-in-flow/apple-sign-in-native.yaml"
};
static const unsigned char file95[] = {
#embed "../../rules/sign-in-flow/guest-entry-offered.yaml"
};
static const unsigned char file96[] = {
#embed "../../rules/sign-in-flow/in-app-sheet-explained.yaml"
};
static const unsigned char file97[] = {
#embed "../../rules/sign-in-flow/login-wall-justified.yaml"
};
static const unsigned char file98[] = {
#embed "../../rules/sign-in-flow/missing-app-hides-its-button.yaml"
};
static const unsigned char file99[] = {
#embed "../../rules/sign-in-flow/no-password-after-apple.yaml"
};
static const unsigned char file100[] = {
#embed "../../rules/sign-in-flow/no-second-factor-after-apple.yaml"
};
static const unsigned char file101[] = {
#embed "../../rules/sign-in-flow/nothing-asked-again-after-apple.yaml"
};
static const unsigned char file102[] = {
#embed "../../rules/sign-in-flow/nothing-optional-asked-after-apple.yaml"
};
static const unsigned char file103[] = {
#embed "../../rules/sign-in-flow/private-relay-accepted.yaml"
};
static const unsigned char file104[] = {
#embed "../../rules/sign-in-flow/required-fields-relevant.yaml"
};
static const unsigned char file105[] = {
#embed "../../rules/sign-in-flow/sign-in-stays-in-app.yaml"
};
static const unsigned char file106[] = {
#embed "../../rules/sign-in-flow/social-login-not-the-only-way.yaml"
};
static const unsigned char file107[] = {
#embed "../../rules/sign-in-flow/works-without-other-apps.yaml"
};

static const struct BuiltInFile files[] = {
{"accounts/account-deletion-complete.yaml", file0, sizeof file0, 1099},
{"accounts/account-deletion-direct.yaml", file1, sizeof file1, 2099},
{"accounts/account-deletion-findable.yaml", file2, sizeof file2, 1370},
{"accounts/account-deletion-offered.yaml", file3, sizeof file3, 1080},
{"accounts/apple-tokens-revoked.yaml", file4, sizeof file4, 1232},
{"accounts/public-sign-up-visible.yaml", file5, sizeof file5, 1341},
{"accounts/social-accounts-disconnect.yaml", file6, sizeof file6, 1028},
{"apple-button/apple-button-adapts.yaml", file7, sizeof file7, 891},
{"apple-button/apple-button-artwork.yaml", file8, sizeof file8, 928},
{"apple-button/apple-button-corner-radius.yaml", file9, sizeof file9, 1225},
{"apple-button/apple-button-edge-margin.yaml", file10, sizeof file10, 1144},
{"apple-button/apple-button-first.yaml", file11, sizeof file11, 1503},
{"apple-button/apple-button-font-ratio.yaml", file12, sizeof file12, 1107},
{"apple-button/apple-button-font.yaml", file13, sizeof file13, 1365},
{"apple-button/apple-button-margin.yaml", file14, sizeof file14, 1274},
{"apple-button/apple-button-minimum-size.yaml", file15, sizeof file15, 1302},
{"apple-button/apple-button-not-hidden.yaml", file16, sizeof file16, 1183},
{"apple-button/apple-button-not-only-logo.yaml", file17, sizeof file17, 1027},
{"apple-button/apple-button-not-smaller.yaml", file18, sizeof file18, 1650},
{"apple-button/apple-button-stands-out.yaml", file19, sizeof file19, 2280},
{"apple-button/apple-button-style.yaml", file20, sizeof file20, 1248},
{"apple-button/apple-button-system.yaml", file21, sizeof file21, 1544},
{"apple-button/apple-button-title.yaml", file22, sizeof file22, 1294},
{"apple-button/apple-button-visible-without-scrolling.yaml", file23, sizeof file23, 1518},
{"apple-button/ipad-layout-described.yaml", file24, sizeof file24, 1092},
{"apple-button/login-controls-reachable.yaml", file25, sizeof file25, 1340},
{"apple-button/logo-only-square.yaml", file26, sizeof file26, 911},
{"apple-button/logo-only-touch-target.yaml", file27, sizeof file27, 1070},
{"apple-button/logo-only-without-text.yaml", file28, sizeof file28, 983},
{"button-titles.yaml", file29, sizeof file29, 7636},
{"description/frames-inside-screen.yaml", file30, sizeof file30, 1155},
{"description/screen-described.yaml", file31, sizeof file31, 651},
{"description/service-shown.yaml", file32, sizeof file32, 977},
{"devices.yaml", file33, sizeof file33, 18998},
{"editions.yaml", file34, sizeof file34, 2425},
{"examples/account-in-app.review.yaml", file35, sizeof file35, 426},
{"examples/apple-and-google.review.yaml", file36, sizeof file36, 664},
{"examples/binding-by-law.review.yaml", file37, sizeof file37, 730},
{"examples/built-with-apple.review.yaml", file38, sizeof file38, 841},
{"examples/button-custom.review.yaml", file39, sizeof file39, 784},
{"examples/button-logo-only.review.yaml", file40, sizeof file40, 767},
{"examples/complete.review.yaml", file41, sizeof file41, 2805},
{"examples/evidence/app-provisions-article-6.txt", file42, sizeof file42, 805},
{"examples/evidence/cybersecurity-law-article-26.txt", file43, sizeof file43, 1219},
{"examples/faulty-social-app.review.yaml", file44, sizeof file44, 4851},
{"examples/flow-apple-and-google.review.yaml", file45, sizeof file45, 755},
{"examples/login-client.review.yaml", file46, sizeof file46, 569},
{"examples/login-google-only.review.yaml", file47, sizeof file47, 334},
{"examples/repaired-social-app.review.yaml", file48, sizeof file48, 5936},
{"examples/smallest.review.yaml", file49, sizeof file49, 460},
{"guidelines.yaml", file50, sizeof file50, 6379},
{"implementation/cancel-is-silent.yaml", file51, sizeof file51, 705},
{"implementation/capability-enabled.yaml", file52, sizeof file52, 791},
{"implementation/credential-state-checked.yaml", file53, sizeof file53, 794},
{"implementation/credential-states-handled.yaml", file54, sizeof file54, 894},
{"implementation/existing-passwords-offered.yaml", file55, sizeof file55, 769},
{"implementation/first-details-kept.yaml", file56, sizeof file56, 917},
{"implementation/local-data-cleared-on-sign-out.yaml", file57, sizeof file57, 726},
{"implementation/nonce-used.yaml", file58, sizeof file58, 605},
{"implementation/older-systems-handled.yaml", file59, sizeof file59, 893},
{"implementation/presentation-anchor-provided.yaml", file60, sizeof file60, 780},
{"implementation/profile-regenerated.yaml", file61, sizeof file61, 768},
{"implementation/relay-senders-registered.yaml", file62, sizeof file62, 817},
{"implementation/revocation-observed.yaml", file63, sizeof file63, 796},
{"implementation/scopes-minimal.yaml", file64, sizeof file64, 965},
{"implementation/server-notifications-registered.yaml", file65, sizeof file65, 870},
{"implementation/sign-in-errors-handled.yaml", file66, sizeof file66, 946},
{"implementation/token-verified-on-server.yaml", file67, sizeof file67, 739},
{"implementation/tried-on-ipad.yaml", file68, sizeof file68, 708},
{"implementation/user-identifier-in-keychain.yaml", file69, sizeof file69, 740},
{"laws.yaml", file70, sizeof file70, 3740},
{"locales/ar.yaml", file71, sizeof file71, 133500},
{"locales/en.yaml", file72, sizeof file72, 33160},
{"locales/fr.yaml", file73, sizeof file73, 107125},
{"locales/pt-BR.yaml", file74, sizeof file74, 98231},
{"locales/vi.yaml", file75, sizeof file75, 111391},
{"locales/zh-Hans.yaml", file76, sizeof file76, 89342},
{"login-services/exemption-explained.yaml", file77, sizeof file77, 1307},
{"login-services/exemption-holds.yaml", file78, sizeof file78, 1766},
{"login-services/link-only-service-not-on-sign-in.yaml", file79, sizeof file79, 1033},
{"login-services/offered-on-every-screen.yaml", file80, sizeof file80, 1385},
{"login-services/sign-in-with-apple-offered.yaml", file81, sizeof file81, 2638},
{"phone-binding/phone-binding-evidence-attached.yaml", file82, sizeof file82, 1047},
{"phone-binding/phone-binding-fits-the-app.yaml", file83, sizeof file83, 1667},
{"phone-binding/phone-binding-justified.yaml", file84, sizeof file84, 1706},
{"phone-binding/phone-binding-law-current.yaml", file85, sizeof file85, 2609},
{"phone-binding/phone-binding-law-named.yaml", file86, sizeof file86, 2591},
{"phone-binding/phone-binding-skippable-elsewhere.yaml", file87, sizeof file87, 1608},
{"providers.yaml", file88, sizeof file88, 14739},
{"review-information/attachments-exist.yaml", file89, sizeof file89, 1117},
{"review-information/demo-account-complete.yaml", file90, sizeof file90, 1120},
{"review-information/demo-account-current.yaml", file91, sizeof file91, 2159},
{"review-information/demo-account-provided.yaml", file92, sizeof file92, 1649},
{"review-information/demo-account-reachable.yaml", file93, sizeof file93, 1182},
{"sign-in-flow/apple-sign-in-native.yaml", file94, sizeof file94, 845},
{"sign-in-flow/guest-entry-offered.yaml", file95, sizeof file95, 798},
{"sign-in-flow/in-app-sheet-explained.yaml", file96, sizeof file96, 1358},
{"sign-in-flow/login-wall-justified.yaml", file97, sizeof file97, 1698},
{"sign-in-flow/missing-app-hides-its-button.yaml", file98, sizeof file98, 684},
{"sign-in-flow/no-password-after-apple.yaml", file99, sizeof file99, 829},
{"sign-in-flow/no-second-factor-after-apple.yaml", file100, sizeof file100, 1273},
{"sign-in-flow/nothing-asked-again-after-apple.yaml", file101, sizeof file101, 1647},
{"sign-in-flow/nothing-optional-asked-after-apple.yaml", file102, sizeof file102, 1553},
{"sign-in-flow/private-relay-accepted.yaml", file103, sizeof file103, 976},
{"sign-in-flow/required-fields-relevant.yaml", file104, sizeof file104, 1835},
{"sign-in-flow/sign-in-stays-in-app.yaml", file105, sizeof file105, 1192},
{"sign-in-flow/social-login-not-the-only-way.yaml", file106, sizeof file106, 973},
{"sign-in-flow/works-without-other-apps.yaml", file107, sizeof file107, 856},
};
