// Each file of the folder `rules`, as `make rules` finds them.
#include "BuiltInRules.h"
#include "Digest.h"

static constexpr unsigned char file0[] = {
#embed "../../rules/accounts/account-deletion-complete.yaml"
};
static constexpr unsigned char file1[] = {
#embed "../../rules/accounts/account-deletion-direct.yaml"
};
static constexpr unsigned char file2[] = {
#embed "../../rules/accounts/account-deletion-findable.yaml"
};
static constexpr unsigned char file3[] = {
#embed "../../rules/accounts/account-deletion-offered.yaml"
};
static constexpr unsigned char file4[] = {
#embed "../../rules/accounts/apple-tokens-revoked.yaml"
};
static constexpr unsigned char file5[] = {
#embed "../../rules/accounts/public-sign-up-visible.yaml"
};
static constexpr unsigned char file6[] = {
#embed "../../rules/accounts/social-accounts-disconnect.yaml"
};
static constexpr unsigned char file7[] = {
#embed "../../rules/apple-button/apple-button-adapts.yaml"
};
static constexpr unsigned char file8[] = {
#embed "../../rules/apple-button/apple-button-artwork.yaml"
};
static constexpr unsigned char file9[] = {
#embed "../../rules/apple-button/apple-button-corner-radius.yaml"
};
static constexpr unsigned char file10[] = {
#embed "../../rules/apple-button/apple-button-edge-margin.yaml"
};
static constexpr unsigned char file11[] = {
#embed "../../rules/apple-button/apple-button-first.yaml"
};
static constexpr unsigned char file12[] = {
#embed "../../rules/apple-button/apple-button-font-ratio.yaml"
};
static constexpr unsigned char file13[] = {
#embed "../../rules/apple-button/apple-button-font.yaml"
};
static constexpr unsigned char file14[] = {
#embed "../../rules/apple-button/apple-button-margin.yaml"
};
static constexpr unsigned char file15[] = {
#embed "../../rules/apple-button/apple-button-minimum-size.yaml"
};
static constexpr unsigned char file16[] = {
#embed "../../rules/apple-button/apple-button-not-hidden.yaml"
};
static constexpr unsigned char file17[] = {
#embed "../../rules/apple-button/apple-button-not-only-logo.yaml"
};
static constexpr unsigned char file18[] = {
#embed "../../rules/apple-button/apple-button-not-smaller.yaml"
};
static constexpr unsigned char file19[] = {
#embed "../../rules/apple-button/apple-button-stands-out.yaml"
};
static constexpr unsigned char file20[] = {
#embed "../../rules/apple-button/apple-button-style.yaml"
};
static constexpr unsigned char file21[] = {
#embed "../../rules/apple-button/apple-button-system.yaml"
};
static constexpr unsigned char file22[] = {
#embed "../../rules/apple-button/apple-button-title.yaml"
};
static constexpr unsigned char file23[] = {
#embed "../../rules/apple-button/apple-button-visible-without-scrolling.yaml"
};
static constexpr unsigned char file24[] = {
#embed "../../rules/apple-button/ipad-layout-described.yaml"
};
static constexpr unsigned char file25[] = {
#embed "../../rules/apple-button/login-controls-reachable.yaml"
};
static constexpr unsigned char file26[] = {
#embed "../../rules/apple-button/logo-only-square.yaml"
};
static constexpr unsigned char file27[] = {
#embed "../../rules/apple-button/logo-only-touch-target.yaml"
};
static constexpr unsigned char file28[] = {
#embed "../../rules/apple-button/logo-only-without-text.yaml"
};
static constexpr unsigned char file29[] = {
#embed "../../rules/button-titles.yaml"
};
static constexpr unsigned char file30[] = {
#embed "../../rules/description/frames-inside-screen.yaml"
};
static constexpr unsigned char file31[] = {
#embed "../../rules/description/screen-described.yaml"
};
static constexpr unsigned char file32[] = {
#embed "../../rules/description/service-shown.yaml"
};
static constexpr unsigned char file33[] = {
#embed "../../rules/description/units-plausible.yaml"
};
static constexpr unsigned char file34[] = {
#embed "../../rules/detection/addresses.yaml"
};
static constexpr unsigned char file35[] = {
#embed "../../rules/detection/app.yaml"
};
static constexpr unsigned char file36[] = {
#embed "../../rules/detection/code.yaml"
};
static constexpr unsigned char file37[] = {
#embed "../../rules/detection/dependencies.yaml"
};
static constexpr unsigned char file38[] = {
#embed "../../rules/detection/info-plist.yaml"
};
static constexpr unsigned char file39[] = {
#embed "../../rules/detection/left-out.yaml"
};
static constexpr unsigned char file40[] = {
#embed "../../rules/detection/sign-in-with-apple.yaml"
};
static constexpr unsigned char file41[] = {
#embed "../../rules/detection/titles.yaml"
};
static constexpr unsigned char file42[] = {
#embed "../../rules/devices.yaml"
};
static constexpr unsigned char file43[] = {
#embed "../../rules/editions.yaml"
};
static constexpr unsigned char file44[] = {
#embed "../../rules/examples/account-in-app.review.yaml"
};
static constexpr unsigned char file45[] = {
#embed "../../rules/examples/apple-and-google.review.yaml"
};
static constexpr unsigned char file46[] = {
#embed "../../rules/examples/binding-by-law.review.yaml"
};
static constexpr unsigned char file47[] = {
#embed "../../rules/examples/built-with-apple.review.yaml"
};
static constexpr unsigned char file48[] = {
#embed "../../rules/examples/button-custom.review.yaml"
};
static constexpr unsigned char file49[] = {
#embed "../../rules/examples/button-logo-only.review.yaml"
};
static constexpr unsigned char file50[] = {
#embed "../../rules/examples/complete.review.yaml"
};
static constexpr unsigned char file51[] = {
#embed "../../rules/examples/evidence/app-provisions-article-6.pdf"
};
static constexpr unsigned char file52[] = {
#embed "../../rules/examples/evidence/cybersecurity-law-article-26.pdf"
};
static constexpr unsigned char file53[] = {
#embed "../../rules/examples/faulty-social-app.review.yaml"
};
static constexpr unsigned char file54[] = {
#embed "../../rules/examples/flow-apple-and-google.review.yaml"
};
static constexpr unsigned char file55[] = {
#embed "../../rules/examples/login-client.review.yaml"
};
static constexpr unsigned char file56[] = {
#embed "../../rules/examples/login-google-only.review.yaml"
};
static constexpr unsigned char file57[] = {
#embed "../../rules/examples/repaired-social-app.review.yaml"
};
static constexpr unsigned char file58[] = {
#embed "../../rules/examples/smallest.review.yaml"
};
static constexpr unsigned char file59[] = {
#embed "../../rules/guidelines.yaml"
};
static constexpr unsigned char file60[] = {
#embed "../../rules/implementation/cancel-is-silent.yaml"
};
static constexpr unsigned char file61[] = {
#embed "../../rules/implementation/capability-enabled.yaml"
};
static constexpr unsigned char file62[] = {
#embed "../../rules/implementation/credential-state-checked.yaml"
};
static constexpr unsigned char file63[] = {
#embed "../../rules/implementation/credential-states-handled.yaml"
};
static constexpr unsigned char file64[] = {
#embed "../../rules/implementation/existing-passwords-offered.yaml"
};
static constexpr unsigned char file65[] = {
#embed "../../rules/implementation/first-details-kept.yaml"
};
static constexpr unsigned char file66[] = {
#embed "../../rules/implementation/local-data-cleared-on-sign-out.yaml"
};
static constexpr unsigned char file67[] = {
#embed "../../rules/implementation/nonce-used.yaml"
};
static constexpr unsigned char file68[] = {
#embed "../../rules/implementation/older-systems-handled.yaml"
};
static constexpr unsigned char file69[] = {
#embed "../../rules/implementation/presentation-anchor-provided.yaml"
};
static constexpr unsigned char file70[] = {
#embed "../../rules/implementation/profile-regenerated.yaml"
};
static constexpr unsigned char file71[] = {
#embed "../../rules/implementation/relay-senders-registered.yaml"
};
static constexpr unsigned char file72[] = {
#embed "../../rules/implementation/revocation-observed.yaml"
};
static constexpr unsigned char file73[] = {
#embed "../../rules/implementation/scopes-minimal.yaml"
};
static constexpr unsigned char file74[] = {
#embed "../../rules/implementation/server-notifications-registered.yaml"
};
static constexpr unsigned char file75[] = {
#embed "../../rules/implementation/sign-in-errors-handled.yaml"
};
static constexpr unsigned char file76[] = {
#embed "../../rules/implementation/token-verified-on-server.yaml"
};
static constexpr unsigned char file77[] = {
#embed "../../rules/implementation/tried-on-ipad.yaml"
};
static constexpr unsigned char file78[] = {
#embed "../../rules/implementation/user-identifier-in-keychain.yaml"
};
static constexpr unsigned char file79[] = {
#embed "../../rules/laws.yaml"
};
static constexpr unsigned char file80[] = {
#embed "../../rules/locales/ar.yaml"
};
static constexpr unsigned char file81[] = {
#embed "../../rules/locales/en.yaml"
};
static constexpr unsigned char file82[] = {
#embed "../../rules/locales/fr.yaml"
};
static constexpr unsigned char file83[] = {
#embed "../../rules/locales/pt-BR.yaml"
};
static constexpr unsigned char file84[] = {
#embed "../../rules/locales/vi.yaml"
};
static constexpr unsigned char file85[] = {
#embed "../../rules/locales/zh-Hans.yaml"
};
static constexpr unsigned char file86[] = {
#embed "../../rules/login-services/exemption-explained.yaml"
};
static constexpr unsigned char file87[] = {
#embed "../../rules/login-services/exemption-holds.yaml"
};
static constexpr unsigned char file88[] = {
#embed "../../rules/login-services/link-only-service-not-on-sign-in.yaml"
};
static constexpr unsigned char file89[] = {
#embed "../../rules/login-services/offered-on-every-screen.yaml"
};
static constexpr unsigned char file90[] = {
#embed "../../rules/login-services/service-kind-overridden.yaml"
};
static constexpr unsigned char file91[] = {
#embed "../../rules/login-services/sign-in-with-apple-offered.yaml"
};
static constexpr unsigned char file92[] = {
#embed "../../rules/phone-binding/phone-binding-evidence-attached.yaml"
};
static constexpr unsigned char file93[] = {
#embed "../../rules/phone-binding/phone-binding-fits-the-app.yaml"
};
static constexpr unsigned char file94[] = {
#embed "../../rules/phone-binding/phone-binding-justified.yaml"
};
static constexpr unsigned char file95[] = {
#embed "../../rules/phone-binding/phone-binding-law-current.yaml"
};
static constexpr unsigned char file96[] = {
#embed "../../rules/phone-binding/phone-binding-law-named.yaml"
};
static constexpr unsigned char file97[] = {
#embed "../../rules/phone-binding/phone-binding-skippable-elsewhere.yaml"
};
static constexpr unsigned char file98[] = {
#embed "../../rules/providers.yaml"
};
static constexpr unsigned char file99[] = {
#embed "../../rules/recognition.yaml"
};
static constexpr unsigned char file100[] = {
#embed "../../rules/review-information/attachments-exist.yaml"
};
static constexpr unsigned char file101[] = {
#embed "../../rules/review-information/demo-account-complete.yaml"
};
static constexpr unsigned char file102[] = {
#embed "../../rules/review-information/demo-account-current.yaml"
};
static constexpr unsigned char file103[] = {
#embed "../../rules/review-information/demo-account-provided.yaml"
};
static constexpr unsigned char file104[] = {
#embed "../../rules/review-information/demo-account-reachable.yaml"
};
static constexpr unsigned char file105[] = {
#embed "../../rules/sign-in-flow/apple-sign-in-native.yaml"
};
static constexpr unsigned char file106[] = {
#embed "../../rules/sign-in-flow/guest-entry-offered.yaml"
};
static constexpr unsigned char file107[] = {
#embed "../../rules/sign-in-flow/in-app-sheet-explained.yaml"
};
static constexpr unsigned char file108[] = {
#embed "../../rules/sign-in-flow/login-wall-justified.yaml"
};
static constexpr unsigned char file109[] = {
#embed "../../rules/sign-in-flow/missing-app-hides-its-button.yaml"
};
static constexpr unsigned char file110[] = {
#embed "../../rules/sign-in-flow/no-password-after-apple.yaml"
};
static constexpr unsigned char file111[] = {
#embed "../../rules/sign-in-flow/no-second-factor-after-apple.yaml"
};
static constexpr unsigned char file112[] = {
#embed "../../rules/sign-in-flow/nothing-asked-again-after-apple.yaml"
};
static constexpr unsigned char file113[] = {
#embed "../../rules/sign-in-flow/nothing-optional-asked-after-apple.yaml"
};
static constexpr unsigned char file114[] = {
#embed "../../rules/sign-in-flow/privacy-policy-linked.yaml"
};
static constexpr unsigned char file115[] = {
#embed "../../rules/sign-in-flow/private-relay-accepted.yaml"
};
static constexpr unsigned char file116[] = {
#embed "../../rules/sign-in-flow/purchase-without-account.yaml"
};
static constexpr unsigned char file117[] = {
#embed "../../rules/sign-in-flow/required-fields-relevant.yaml"
};
static constexpr unsigned char file118[] = {
#embed "../../rules/sign-in-flow/service-works-where-it-opens.yaml"
};
static constexpr unsigned char file119[] = {
#embed "../../rules/sign-in-flow/sign-in-stays-in-app.yaml"
};
static constexpr unsigned char file120[] = {
#embed "../../rules/sign-in-flow/social-login-not-the-only-way.yaml"
};
static constexpr unsigned char file121[] = {
#embed "../../rules/sign-in-flow/terms-accepted-for-user-content.yaml"
};
static constexpr unsigned char file122[] = {
#embed "../../rules/sign-in-flow/works-without-other-apps.yaml"
};

static const BuiltInFile files[] = {
{"accounts/account-deletion-complete.yaml", file0, sizeof file0},
{"accounts/account-deletion-direct.yaml", file1, sizeof file1},
{"accounts/account-deletion-findable.yaml", file2, sizeof file2},
{"accounts/account-deletion-offered.yaml", file3, sizeof file3},
{"accounts/apple-tokens-revoked.yaml", file4, sizeof file4},
{"accounts/public-sign-up-visible.yaml", file5, sizeof file5},
{"accounts/social-accounts-disconnect.yaml", file6, sizeof file6},
{"apple-button/apple-button-adapts.yaml", file7, sizeof file7},
{"apple-button/apple-button-artwork.yaml", file8, sizeof file8},
{"apple-button/apple-button-corner-radius.yaml", file9, sizeof file9},
{"apple-button/apple-button-edge-margin.yaml", file10, sizeof file10},
{"apple-button/apple-button-first.yaml", file11, sizeof file11},
{"apple-button/apple-button-font-ratio.yaml", file12, sizeof file12},
{"apple-button/apple-button-font.yaml", file13, sizeof file13},
{"apple-button/apple-button-margin.yaml", file14, sizeof file14},
{"apple-button/apple-button-minimum-size.yaml", file15, sizeof file15},
{"apple-button/apple-button-not-hidden.yaml", file16, sizeof file16},
{"apple-button/apple-button-not-only-logo.yaml", file17, sizeof file17},
{"apple-button/apple-button-not-smaller.yaml", file18, sizeof file18},
{"apple-button/apple-button-stands-out.yaml", file19, sizeof file19},
{"apple-button/apple-button-style.yaml", file20, sizeof file20},
{"apple-button/apple-button-system.yaml", file21, sizeof file21},
{"apple-button/apple-button-title.yaml", file22, sizeof file22},
{"apple-button/apple-button-visible-without-scrolling.yaml", file23, sizeof file23},
{"apple-button/ipad-layout-described.yaml", file24, sizeof file24},
{"apple-button/login-controls-reachable.yaml", file25, sizeof file25},
{"apple-button/logo-only-square.yaml", file26, sizeof file26},
{"apple-button/logo-only-touch-target.yaml", file27, sizeof file27},
{"apple-button/logo-only-without-text.yaml", file28, sizeof file28},
{"button-titles.yaml", file29, sizeof file29},
{"description/frames-inside-screen.yaml", file30, sizeof file30},
{"description/screen-described.yaml", file31, sizeof file31},
{"description/service-shown.yaml", file32, sizeof file32},
{"description/units-plausible.yaml", file33, sizeof file33},
{"detection/addresses.yaml", file34, sizeof file34},
{"detection/app.yaml", file35, sizeof file35},
{"detection/code.yaml", file36, sizeof file36},
{"detection/dependencies.yaml", file37, sizeof file37},
{"detection/info-plist.yaml", file38, sizeof file38},
{"detection/left-out.yaml", file39, sizeof file39},
{"detection/sign-in-with-apple.yaml", file40, sizeof file40},
{"detection/titles.yaml", file41, sizeof file41},
{"devices.yaml", file42, sizeof file42},
{"editions.yaml", file43, sizeof file43},
{"examples/account-in-app.review.yaml", file44, sizeof file44},
{"examples/apple-and-google.review.yaml", file45, sizeof file45},
{"examples/binding-by-law.review.yaml", file46, sizeof file46},
{"examples/built-with-apple.review.yaml", file47, sizeof file47},
{"examples/button-custom.review.yaml", file48, sizeof file48},
{"examples/button-logo-only.review.yaml", file49, sizeof file49},
{"examples/complete.review.yaml", file50, sizeof file50},
{"examples/evidence/app-provisions-article-6.pdf", file51, sizeof file51},
{"examples/evidence/cybersecurity-law-article-26.pdf", file52, sizeof file52},
{"examples/faulty-social-app.review.yaml", file53, sizeof file53},
{"examples/flow-apple-and-google.review.yaml", file54, sizeof file54},
{"examples/login-client.review.yaml", file55, sizeof file55},
{"examples/login-google-only.review.yaml", file56, sizeof file56},
{"examples/repaired-social-app.review.yaml", file57, sizeof file57},
{"examples/smallest.review.yaml", file58, sizeof file58},
{"guidelines.yaml", file59, sizeof file59},
{"implementation/cancel-is-silent.yaml", file60, sizeof file60},
{"implementation/capability-enabled.yaml", file61, sizeof file61},
{"implementation/credential-state-checked.yaml", file62, sizeof file62},
{"implementation/credential-states-handled.yaml", file63, sizeof file63},
{"implementation/existing-passwords-offered.yaml", file64, sizeof file64},
{"implementation/first-details-kept.yaml", file65, sizeof file65},
{"implementation/local-data-cleared-on-sign-out.yaml", file66, sizeof file66},
{"implementation/nonce-used.yaml", file67, sizeof file67},
{"implementation/older-systems-handled.yaml", file68, sizeof file68},
{"implementation/presentation-anchor-provided.yaml", file69, sizeof file69},
{"implementation/profile-regenerated.yaml", file70, sizeof file70},
{"implementation/relay-senders-registered.yaml", file71, sizeof file71},
{"implementation/revocation-observed.yaml", file72, sizeof file72},
{"implementation/scopes-minimal.yaml", file73, sizeof file73},
{"implementation/server-notifications-registered.yaml", file74, sizeof file74},
{"implementation/sign-in-errors-handled.yaml", file75, sizeof file75},
{"implementation/token-verified-on-server.yaml", file76, sizeof file76},
{"implementation/tried-on-ipad.yaml", file77, sizeof file77},
{"implementation/user-identifier-in-keychain.yaml", file78, sizeof file78},
{"laws.yaml", file79, sizeof file79},
{"locales/ar.yaml", file80, sizeof file80},
{"locales/en.yaml", file81, sizeof file81},
{"locales/fr.yaml", file82, sizeof file82},
{"locales/pt-BR.yaml", file83, sizeof file83},
{"locales/vi.yaml", file84, sizeof file84},
{"locales/zh-Hans.yaml", file85, sizeof file85},
{"login-services/exemption-explained.yaml", file86, sizeof file86},
{"login-services/exemption-holds.yaml", file87, sizeof file87},
{"login-services/link-only-service-not-on-sign-in.yaml", file88, sizeof file88},
{"login-services/offered-on-every-screen.yaml", file89, sizeof file89},
{"login-services/service-kind-overridden.yaml", file90, sizeof file90},
{"login-services/sign-in-with-apple-offered.yaml", file91, sizeof file91},
{"phone-binding/phone-binding-evidence-attached.yaml", file92, sizeof file92},
{"phone-binding/phone-binding-fits-the-app.yaml", file93, sizeof file93},
{"phone-binding/phone-binding-justified.yaml", file94, sizeof file94},
{"phone-binding/phone-binding-law-current.yaml", file95, sizeof file95},
{"phone-binding/phone-binding-law-named.yaml", file96, sizeof file96},
{"phone-binding/phone-binding-skippable-elsewhere.yaml", file97, sizeof file97},
{"providers.yaml", file98, sizeof file98},
{"recognition.yaml", file99, sizeof file99},
{"review-information/attachments-exist.yaml", file100, sizeof file100},
{"review-information/demo-account-complete.yaml", file101, sizeof file101},
{"review-information/demo-account-current.yaml", file102, sizeof file102},
{"review-information/demo-account-provided.yaml", file103, sizeof file103},
{"review-information/demo-account-reachable.yaml", file104, sizeof file104},
{"sign-in-flow/apple-sign-in-native.yaml", file105, sizeof file105},
{"sign-in-flow/guest-entry-offered.yaml", file106, sizeof file106},
{"sign-in-flow/in-app-sheet-explained.yaml", file107, sizeof file107},
{"sign-in-flow/login-wall-justified.yaml", file108, sizeof file108},
{"sign-in-flow/missing-app-hides-its-button.yaml", file109, sizeof file109},
{"sign-in-flow/no-password-after-apple.yaml", file110, sizeof file110},
{"sign-in-flow/no-second-factor-after-apple.yaml", file111, sizeof file111},
{"sign-in-flow/nothing-asked-again-after-apple.yaml", file112, sizeof file112},
{"sign-in-flow/nothing-optional-asked-after-apple.yaml", file113, sizeof file113},
{"sign-in-flow/privacy-policy-linked.yaml", file114, sizeof file114},
{"sign-in-flow/private-relay-accepted.yaml", file115, sizeof file115},
{"sign-in-flow/purchase-without-account.yaml", file116, sizeof file116},
{"sign-in-flow/required-fields-relevant.yaml", file117, sizeof file117},
{"sign-in-flow/service-works-where-it-opens.yaml", file118, sizeof file118},
{"sign-in-flow/sign-in-stays-in-app.yaml", file119, sizeof file119},
{"sign-in-flow/social-login-not-the-only-way.yaml", file120, sizeof file120},
{"sign-in-flow/terms-accepted-for-user-content.yaml", file121, sizeof file121},
{"sign-in-flow/works-without-other-apps.yaml", file122, sizeof file122},
};

constexpr auto digest0 = with(Digest(), "builtin/accounts/account-deletion-complete.yaml", file0, 1099);
constexpr auto digest1 = with(digest0, "builtin/accounts/account-deletion-direct.yaml", file1, 2119);
constexpr auto digest2 = with(digest1, "builtin/accounts/account-deletion-findable.yaml", file2, 1370);
constexpr auto digest3 = with(digest2, "builtin/accounts/account-deletion-offered.yaml", file3, 1080);
constexpr auto digest4 = with(digest3, "builtin/accounts/apple-tokens-revoked.yaml", file4, 1232);
constexpr auto digest5 = with(digest4, "builtin/accounts/public-sign-up-visible.yaml", file5, 1341);
constexpr auto digest6 = with(digest5, "builtin/accounts/social-accounts-disconnect.yaml", file6, 1028);
constexpr auto digest7 = with(digest6, "builtin/apple-button/apple-button-adapts.yaml", file7, 1171);
constexpr auto digest8 = with(digest7, "builtin/apple-button/apple-button-artwork.yaml", file8, 928);
constexpr auto digest9 = with(digest8, "builtin/apple-button/apple-button-corner-radius.yaml", file9, 1244);
constexpr auto digest10 = with(digest9, "builtin/apple-button/apple-button-edge-margin.yaml", file10, 1416);
constexpr auto digest11 = with(digest10, "builtin/apple-button/apple-button-first.yaml", file11, 1542);
constexpr auto digest12 = with(digest11, "builtin/apple-button/apple-button-font-ratio.yaml", file12, 1124);
constexpr auto digest13 = with(digest12, "builtin/apple-button/apple-button-font.yaml", file13, 1421);
constexpr auto digest14 = with(digest13, "builtin/apple-button/apple-button-margin.yaml", file14, 1603);
constexpr auto digest15 = with(digest14, "builtin/apple-button/apple-button-minimum-size.yaml", file15, 1574);
constexpr auto digest16 = with(digest15, "builtin/apple-button/apple-button-not-hidden.yaml", file16, 1203);
constexpr auto digest17 = with(digest16, "builtin/apple-button/apple-button-not-only-logo.yaml", file17, 1632);
constexpr auto digest18 = with(digest17, "builtin/apple-button/apple-button-not-smaller.yaml", file18, 1696);
constexpr auto digest19 = with(digest18, "builtin/apple-button/apple-button-stands-out.yaml", file19, 2349);
constexpr auto digest20 = with(digest19, "builtin/apple-button/apple-button-style.yaml", file20, 1903);
constexpr auto digest21 = with(digest20, "builtin/apple-button/apple-button-system.yaml", file21, 1624);
constexpr auto digest22 = with(digest21, "builtin/apple-button/apple-button-title.yaml", file22, 1445);
constexpr auto digest23 = with(digest22, "builtin/apple-button/apple-button-visible-without-scrolling.yaml", file23, 1547);
constexpr auto digest24 = with(digest23, "builtin/apple-button/ipad-layout-described.yaml", file24, 1146);
constexpr auto digest25 = with(digest24, "builtin/apple-button/login-controls-reachable.yaml", file25, 1397);
constexpr auto digest26 = with(digest25, "builtin/apple-button/logo-only-square.yaml", file26, 1129);
constexpr auto digest27 = with(digest26, "builtin/apple-button/logo-only-touch-target.yaml", file27, 1571);
constexpr auto digest28 = with(digest27, "builtin/apple-button/logo-only-without-text.yaml", file28, 1017);
constexpr auto digest29 = with(digest28, "builtin/button-titles.yaml", file29, 7636);
constexpr auto digest30 = with(digest29, "builtin/description/frames-inside-screen.yaml", file30, 1182);
constexpr auto digest31 = with(digest30, "builtin/description/screen-described.yaml", file31, 651);
constexpr auto digest32 = with(digest31, "builtin/description/service-shown.yaml", file32, 1004);
constexpr auto digest33 = with(digest32, "builtin/description/units-plausible.yaml", file33, 1311);
constexpr auto digest42 = with(digest33, "builtin/devices.yaml", file42, 27536);
constexpr auto digest43 = with(digest42, "builtin/editions.yaml", file43, 2425);
constexpr auto digest59 = with(digest43, "builtin/guidelines.yaml", file59, 6563);
constexpr auto digest60 = with(digest59, "builtin/implementation/cancel-is-silent.yaml", file60, 705);
constexpr auto digest61 = with(digest60, "builtin/implementation/capability-enabled.yaml", file61, 791);
constexpr auto digest62 = with(digest61, "builtin/implementation/credential-state-checked.yaml", file62, 794);
constexpr auto digest63 = with(digest62, "builtin/implementation/credential-states-handled.yaml", file63, 894);
constexpr auto digest64 = with(digest63, "builtin/implementation/existing-passwords-offered.yaml", file64, 814);
constexpr auto digest65 = with(digest64, "builtin/implementation/first-details-kept.yaml", file65, 909);
constexpr auto digest66 = with(digest65, "builtin/implementation/local-data-cleared-on-sign-out.yaml", file66, 726);
constexpr auto digest67 = with(digest66, "builtin/implementation/nonce-used.yaml", file67, 605);
constexpr auto digest68 = with(digest67, "builtin/implementation/older-systems-handled.yaml", file68, 893);
constexpr auto digest69 = with(digest68, "builtin/implementation/presentation-anchor-provided.yaml", file69, 821);
constexpr auto digest70 = with(digest69, "builtin/implementation/profile-regenerated.yaml", file70, 768);
constexpr auto digest71 = with(digest70, "builtin/implementation/relay-senders-registered.yaml", file71, 863);
constexpr auto digest72 = with(digest71, "builtin/implementation/revocation-observed.yaml", file72, 796);
constexpr auto digest73 = with(digest72, "builtin/implementation/scopes-minimal.yaml", file73, 965);
constexpr auto digest74 = with(digest73, "builtin/implementation/server-notifications-registered.yaml", file74, 870);
constexpr auto digest75 = with(digest74, "builtin/implementation/sign-in-errors-handled.yaml", file75, 946);
constexpr auto digest76 = with(digest75, "builtin/implementation/token-verified-on-server.yaml", file76, 889);
constexpr auto digest77 = with(digest76, "builtin/implementation/tried-on-ipad.yaml", file77, 708);
constexpr auto digest78 = with(digest77, "builtin/implementation/user-identifier-in-keychain.yaml", file78, 740);
constexpr auto digest79 = with(digest78, "builtin/laws.yaml", file79, 4753);
constexpr auto digest86 = with(digest79, "builtin/login-services/exemption-explained.yaml", file86, 1307);
constexpr auto digest87 = with(digest86, "builtin/login-services/exemption-holds.yaml", file87, 1765);
constexpr auto digest88 = with(digest87, "builtin/login-services/link-only-service-not-on-sign-in.yaml", file88, 1170);
constexpr auto digest89 = with(digest88, "builtin/login-services/offered-on-every-screen.yaml", file89, 1496);
constexpr auto digest90 = with(digest89, "builtin/login-services/service-kind-overridden.yaml", file90, 1166);
constexpr auto digest91 = with(digest90, "builtin/login-services/sign-in-with-apple-offered.yaml", file91, 2653);
constexpr auto digest92 = with(digest91, "builtin/phone-binding/phone-binding-evidence-attached.yaml", file92, 1104);
constexpr auto digest93 = with(digest92, "builtin/phone-binding/phone-binding-fits-the-app.yaml", file93, 1692);
constexpr auto digest94 = with(digest93, "builtin/phone-binding/phone-binding-justified.yaml", file94, 1775);
constexpr auto digest95 = with(digest94, "builtin/phone-binding/phone-binding-law-current.yaml", file95, 2633);
constexpr auto digest96 = with(digest95, "builtin/phone-binding/phone-binding-law-named.yaml", file96, 3361);
constexpr auto digest97 = with(digest96, "builtin/phone-binding/phone-binding-skippable-elsewhere.yaml", file97, 1790);
constexpr auto digest98 = with(digest97, "builtin/providers.yaml", file98, 25521);
constexpr auto digest100 = with(digest98, "builtin/review-information/attachments-exist.yaml", file100, 1117);
constexpr auto digest101 = with(digest100, "builtin/review-information/demo-account-complete.yaml", file101, 1120);
constexpr auto digest102 = with(digest101, "builtin/review-information/demo-account-current.yaml", file102, 2159);
constexpr auto digest103 = with(digest102, "builtin/review-information/demo-account-provided.yaml", file103, 1751);
constexpr auto digest104 = with(digest103, "builtin/review-information/demo-account-reachable.yaml", file104, 1995);
constexpr auto digest105 = with(digest104, "builtin/sign-in-flow/apple-sign-in-native.yaml", file105, 845);
constexpr auto digest106 = with(digest105, "builtin/sign-in-flow/guest-entry-offered.yaml", file106, 1319);
constexpr auto digest107 = with(digest106, "builtin/sign-in-flow/in-app-sheet-explained.yaml", file107, 1436);
constexpr auto digest108 = with(digest107, "builtin/sign-in-flow/login-wall-justified.yaml", file108, 1879);
constexpr auto digest109 = with(digest108, "builtin/sign-in-flow/missing-app-hides-its-button.yaml", file109, 872);
constexpr auto digest110 = with(digest109, "builtin/sign-in-flow/no-password-after-apple.yaml", file110, 866);
constexpr auto digest111 = with(digest110, "builtin/sign-in-flow/no-second-factor-after-apple.yaml", file111, 1297);
constexpr auto digest112 = with(digest111, "builtin/sign-in-flow/nothing-asked-again-after-apple.yaml", file112, 2770);
constexpr auto digest113 = with(digest112, "builtin/sign-in-flow/nothing-optional-asked-after-apple.yaml", file113, 1597);
constexpr auto digest114 = with(digest113, "builtin/sign-in-flow/privacy-policy-linked.yaml", file114, 855);
constexpr auto digest115 = with(digest114, "builtin/sign-in-flow/private-relay-accepted.yaml", file115, 976);
constexpr auto digest116 = with(digest115, "builtin/sign-in-flow/purchase-without-account.yaml", file116, 804);
constexpr auto digest117 = with(digest116, "builtin/sign-in-flow/required-fields-relevant.yaml", file117, 1899);
constexpr auto digest118 = with(digest117, "builtin/sign-in-flow/service-works-where-it-opens.yaml", file118, 849);
constexpr auto digest119 = with(digest118, "builtin/sign-in-flow/sign-in-stays-in-app.yaml", file119, 1417);
constexpr auto digest120 = with(digest119, "builtin/sign-in-flow/social-login-not-the-only-way.yaml", file120, 1109);
constexpr auto digest121 = with(digest120, "builtin/sign-in-flow/terms-accepted-for-user-content.yaml", file121, 917);
constexpr auto digest122 = with(digest121, "builtin/sign-in-flow/works-without-other-apps.yaml", file122, 1310);
constexpr auto digest = digest122.value;
