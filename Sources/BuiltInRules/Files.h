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
#embed "../../rules/devices.yaml"
};
static constexpr unsigned char file35[] = {
#embed "../../rules/editions.yaml"
};
static constexpr unsigned char file36[] = {
#embed "../../rules/examples/account-in-app.review.yaml"
};
static constexpr unsigned char file37[] = {
#embed "../../rules/examples/apple-and-google.review.yaml"
};
static constexpr unsigned char file38[] = {
#embed "../../rules/examples/binding-by-law.review.yaml"
};
static constexpr unsigned char file39[] = {
#embed "../../rules/examples/built-with-apple.review.yaml"
};
static constexpr unsigned char file40[] = {
#embed "../../rules/examples/button-custom.review.yaml"
};
static constexpr unsigned char file41[] = {
#embed "../../rules/examples/button-logo-only.review.yaml"
};
static constexpr unsigned char file42[] = {
#embed "../../rules/examples/complete.review.yaml"
};
static constexpr unsigned char file43[] = {
#embed "../../rules/examples/evidence/app-provisions-article-6.pdf"
};
static constexpr unsigned char file44[] = {
#embed "../../rules/examples/evidence/cybersecurity-law-article-26.pdf"
};
static constexpr unsigned char file45[] = {
#embed "../../rules/examples/faulty-social-app.review.yaml"
};
static constexpr unsigned char file46[] = {
#embed "../../rules/examples/flow-apple-and-google.review.yaml"
};
static constexpr unsigned char file47[] = {
#embed "../../rules/examples/login-client.review.yaml"
};
static constexpr unsigned char file48[] = {
#embed "../../rules/examples/login-google-only.review.yaml"
};
static constexpr unsigned char file49[] = {
#embed "../../rules/examples/repaired-social-app.review.yaml"
};
static constexpr unsigned char file50[] = {
#embed "../../rules/examples/smallest.review.yaml"
};
static constexpr unsigned char file51[] = {
#embed "../../rules/guidelines.yaml"
};
static constexpr unsigned char file52[] = {
#embed "../../rules/implementation/cancel-is-silent.yaml"
};
static constexpr unsigned char file53[] = {
#embed "../../rules/implementation/capability-enabled.yaml"
};
static constexpr unsigned char file54[] = {
#embed "../../rules/implementation/credential-state-checked.yaml"
};
static constexpr unsigned char file55[] = {
#embed "../../rules/implementation/credential-states-handled.yaml"
};
static constexpr unsigned char file56[] = {
#embed "../../rules/implementation/existing-passwords-offered.yaml"
};
static constexpr unsigned char file57[] = {
#embed "../../rules/implementation/first-details-kept.yaml"
};
static constexpr unsigned char file58[] = {
#embed "../../rules/implementation/local-data-cleared-on-sign-out.yaml"
};
static constexpr unsigned char file59[] = {
#embed "../../rules/implementation/nonce-used.yaml"
};
static constexpr unsigned char file60[] = {
#embed "../../rules/implementation/older-systems-handled.yaml"
};
static constexpr unsigned char file61[] = {
#embed "../../rules/implementation/presentation-anchor-provided.yaml"
};
static constexpr unsigned char file62[] = {
#embed "../../rules/implementation/profile-regenerated.yaml"
};
static constexpr unsigned char file63[] = {
#embed "../../rules/implementation/relay-senders-registered.yaml"
};
static constexpr unsigned char file64[] = {
#embed "../../rules/implementation/revocation-observed.yaml"
};
static constexpr unsigned char file65[] = {
#embed "../../rules/implementation/scopes-minimal.yaml"
};
static constexpr unsigned char file66[] = {
#embed "../../rules/implementation/server-notifications-registered.yaml"
};
static constexpr unsigned char file67[] = {
#embed "../../rules/implementation/sign-in-errors-handled.yaml"
};
static constexpr unsigned char file68[] = {
#embed "../../rules/implementation/token-verified-on-server.yaml"
};
static constexpr unsigned char file69[] = {
#embed "../../rules/implementation/tried-on-ipad.yaml"
};
static constexpr unsigned char file70[] = {
#embed "../../rules/implementation/user-identifier-in-keychain.yaml"
};
static constexpr unsigned char file71[] = {
#embed "../../rules/laws.yaml"
};
static constexpr unsigned char file72[] = {
#embed "../../rules/locales/ar.yaml"
};
static constexpr unsigned char file73[] = {
#embed "../../rules/locales/en.yaml"
};
static constexpr unsigned char file74[] = {
#embed "../../rules/locales/fr.yaml"
};
static constexpr unsigned char file75[] = {
#embed "../../rules/locales/pt-BR.yaml"
};
static constexpr unsigned char file76[] = {
#embed "../../rules/locales/vi.yaml"
};
static constexpr unsigned char file77[] = {
#embed "../../rules/locales/zh-Hans.yaml"
};
static constexpr unsigned char file78[] = {
#embed "../../rules/login-services/exemption-explained.yaml"
};
static constexpr unsigned char file79[] = {
#embed "../../rules/login-services/exemption-holds.yaml"
};
static constexpr unsigned char file80[] = {
#embed "../../rules/login-services/link-only-service-not-on-sign-in.yaml"
};
static constexpr unsigned char file81[] = {
#embed "../../rules/login-services/offered-on-every-screen.yaml"
};
static constexpr unsigned char file82[] = {
#embed "../../rules/login-services/service-kind-overridden.yaml"
};
static constexpr unsigned char file83[] = {
#embed "../../rules/login-services/sign-in-with-apple-offered.yaml"
};
static constexpr unsigned char file84[] = {
#embed "../../rules/phone-binding/phone-binding-evidence-attached.yaml"
};
static constexpr unsigned char file85[] = {
#embed "../../rules/phone-binding/phone-binding-fits-the-app.yaml"
};
static constexpr unsigned char file86[] = {
#embed "../../rules/phone-binding/phone-binding-justified.yaml"
};
static constexpr unsigned char file87[] = {
#embed "../../rules/phone-binding/phone-binding-law-current.yaml"
};
static constexpr unsigned char file88[] = {
#embed "../../rules/phone-binding/phone-binding-law-named.yaml"
};
static constexpr unsigned char file89[] = {
#embed "../../rules/phone-binding/phone-binding-skippable-elsewhere.yaml"
};
static constexpr unsigned char file90[] = {
#embed "../../rules/providers.yaml"
};
static constexpr unsigned char file91[] = {
#embed "../../rules/review-information/attachments-exist.yaml"
};
static constexpr unsigned char file92[] = {
#embed "../../rules/review-information/demo-account-complete.yaml"
};
static constexpr unsigned char file93[] = {
#embed "../../rules/review-information/demo-account-current.yaml"
};
static constexpr unsigned char file94[] = {
#embed "../../rules/review-information/demo-account-provided.yaml"
};
static constexpr unsigned char file95[] = {
#embed "../../rules/review-information/demo-account-reachable.yaml"
};
static constexpr unsigned char file96[] = {
#embed "../../rules/sign-in-flow/apple-sign-in-native.yaml"
};
static constexpr unsigned char file97[] = {
#embed "../../rules/sign-in-flow/guest-entry-offered.yaml"
};
static constexpr unsigned char file98[] = {
#embed "../../rules/sign-in-flow/in-app-sheet-explained.yaml"
};
static constexpr unsigned char file99[] = {
#embed "../../rules/sign-in-flow/login-wall-justified.yaml"
};
static constexpr unsigned char file100[] = {
#embed "../../rules/sign-in-flow/missing-app-hides-its-button.yaml"
};
static constexpr unsigned char file101[] = {
#embed "../../rules/sign-in-flow/no-password-after-apple.yaml"
};
static constexpr unsigned char file102[] = {
#embed "../../rules/sign-in-flow/no-second-factor-after-apple.yaml"
};
static constexpr unsigned char file103[] = {
#embed "../../rules/sign-in-flow/nothing-asked-again-after-apple.yaml"
};
static constexpr unsigned char file104[] = {
#embed "../../rules/sign-in-flow/nothing-optional-asked-after-apple.yaml"
};
static constexpr unsigned char file105[] = {
#embed "../../rules/sign-in-flow/privacy-policy-linked.yaml"
};
static constexpr unsigned char file106[] = {
#embed "../../rules/sign-in-flow/private-relay-accepted.yaml"
};
static constexpr unsigned char file107[] = {
#embed "../../rules/sign-in-flow/purchase-without-account.yaml"
};
static constexpr unsigned char file108[] = {
#embed "../../rules/sign-in-flow/required-fields-relevant.yaml"
};
static constexpr unsigned char file109[] = {
#embed "../../rules/sign-in-flow/service-works-where-it-opens.yaml"
};
static constexpr unsigned char file110[] = {
#embed "../../rules/sign-in-flow/sign-in-stays-in-app.yaml"
};
static constexpr unsigned char file111[] = {
#embed "../../rules/sign-in-flow/social-login-not-the-only-way.yaml"
};
static constexpr unsigned char file112[] = {
#embed "../../rules/sign-in-flow/terms-accepted-for-user-content.yaml"
};
static constexpr unsigned char file113[] = {
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
{"devices.yaml", file34, sizeof file34},
{"editions.yaml", file35, sizeof file35},
{"examples/account-in-app.review.yaml", file36, sizeof file36},
{"examples/apple-and-google.review.yaml", file37, sizeof file37},
{"examples/binding-by-law.review.yaml", file38, sizeof file38},
{"examples/built-with-apple.review.yaml", file39, sizeof file39},
{"examples/button-custom.review.yaml", file40, sizeof file40},
{"examples/button-logo-only.review.yaml", file41, sizeof file41},
{"examples/complete.review.yaml", file42, sizeof file42},
{"examples/evidence/app-provisions-article-6.pdf", file43, sizeof file43},
{"examples/evidence/cybersecurity-law-article-26.pdf", file44, sizeof file44},
{"examples/faulty-social-app.review.yaml", file45, sizeof file45},
{"examples/flow-apple-and-google.review.yaml", file46, sizeof file46},
{"examples/login-client.review.yaml", file47, sizeof file47},
{"examples/login-google-only.review.yaml", file48, sizeof file48},
{"examples/repaired-social-app.review.yaml", file49, sizeof file49},
{"examples/smallest.review.yaml", file50, sizeof file50},
{"guidelines.yaml", file51, sizeof file51},
{"implementation/cancel-is-silent.yaml", file52, sizeof file52},
{"implementation/capability-enabled.yaml", file53, sizeof file53},
{"implementation/credential-state-checked.yaml", file54, sizeof file54},
{"implementation/credential-states-handled.yaml", file55, sizeof file55},
{"implementation/existing-passwords-offered.yaml", file56, sizeof file56},
{"implementation/first-details-kept.yaml", file57, sizeof file57},
{"implementation/local-data-cleared-on-sign-out.yaml", file58, sizeof file58},
{"implementation/nonce-used.yaml", file59, sizeof file59},
{"implementation/older-systems-handled.yaml", file60, sizeof file60},
{"implementation/presentation-anchor-provided.yaml", file61, sizeof file61},
{"implementation/profile-regenerated.yaml", file62, sizeof file62},
{"implementation/relay-senders-registered.yaml", file63, sizeof file63},
{"implementation/revocation-observed.yaml", file64, sizeof file64},
{"implementation/scopes-minimal.yaml", file65, sizeof file65},
{"implementation/server-notifications-registered.yaml", file66, sizeof file66},
{"implementation/sign-in-errors-handled.yaml", file67, sizeof file67},
{"implementation/token-verified-on-server.yaml", file68, sizeof file68},
{"implementation/tried-on-ipad.yaml", file69, sizeof file69},
{"implementation/user-identifier-in-keychain.yaml", file70, sizeof file70},
{"laws.yaml", file71, sizeof file71},
{"locales/ar.yaml", file72, sizeof file72},
{"locales/en.yaml", file73, sizeof file73},
{"locales/fr.yaml", file74, sizeof file74},
{"locales/pt-BR.yaml", file75, sizeof file75},
{"locales/vi.yaml", file76, sizeof file76},
{"locales/zh-Hans.yaml", file77, sizeof file77},
{"login-services/exemption-explained.yaml", file78, sizeof file78},
{"login-services/exemption-holds.yaml", file79, sizeof file79},
{"login-services/link-only-service-not-on-sign-in.yaml", file80, sizeof file80},
{"login-services/offered-on-every-screen.yaml", file81, sizeof file81},
{"login-services/service-kind-overridden.yaml", file82, sizeof file82},
{"login-services/sign-in-with-apple-offered.yaml", file83, sizeof file83},
{"phone-binding/phone-binding-evidence-attached.yaml", file84, sizeof file84},
{"phone-binding/phone-binding-fits-the-app.yaml", file85, sizeof file85},
{"phone-binding/phone-binding-justified.yaml", file86, sizeof file86},
{"phone-binding/phone-binding-law-current.yaml", file87, sizeof file87},
{"phone-binding/phone-binding-law-named.yaml", file88, sizeof file88},
{"phone-binding/phone-binding-skippable-elsewhere.yaml", file89, sizeof file89},
{"providers.yaml", file90, sizeof file90},
{"review-information/attachments-exist.yaml", file91, sizeof file91},
{"review-information/demo-account-complete.yaml", file92, sizeof file92},
{"review-information/demo-account-current.yaml", file93, sizeof file93},
{"review-information/demo-account-provided.yaml", file94, sizeof file94},
{"review-information/demo-account-reachable.yaml", file95, sizeof file95},
{"sign-in-flow/apple-sign-in-native.yaml", file96, sizeof file96},
{"sign-in-flow/guest-entry-offered.yaml", file97, sizeof file97},
{"sign-in-flow/in-app-sheet-explained.yaml", file98, sizeof file98},
{"sign-in-flow/login-wall-justified.yaml", file99, sizeof file99},
{"sign-in-flow/missing-app-hides-its-button.yaml", file100, sizeof file100},
{"sign-in-flow/no-password-after-apple.yaml", file101, sizeof file101},
{"sign-in-flow/no-second-factor-after-apple.yaml", file102, sizeof file102},
{"sign-in-flow/nothing-asked-again-after-apple.yaml", file103, sizeof file103},
{"sign-in-flow/nothing-optional-asked-after-apple.yaml", file104, sizeof file104},
{"sign-in-flow/privacy-policy-linked.yaml", file105, sizeof file105},
{"sign-in-flow/private-relay-accepted.yaml", file106, sizeof file106},
{"sign-in-flow/purchase-without-account.yaml", file107, sizeof file107},
{"sign-in-flow/required-fields-relevant.yaml", file108, sizeof file108},
{"sign-in-flow/service-works-where-it-opens.yaml", file109, sizeof file109},
{"sign-in-flow/sign-in-stays-in-app.yaml", file110, sizeof file110},
{"sign-in-flow/social-login-not-the-only-way.yaml", file111, sizeof file111},
{"sign-in-flow/terms-accepted-for-user-content.yaml", file112, sizeof file112},
{"sign-in-flow/works-without-other-apps.yaml", file113, sizeof file113},
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
constexpr auto digest34 = with(digest33, "builtin/devices.yaml", file34, 27536);
constexpr auto digest35 = with(digest34, "builtin/editions.yaml", file35, 2425);
constexpr auto digest51 = with(digest35, "builtin/guidelines.yaml", file51, 6563);
constexpr auto digest52 = with(digest51, "builtin/implementation/cancel-is-silent.yaml", file52, 705);
constexpr auto digest53 = with(digest52, "builtin/implementation/capability-enabled.yaml", file53, 791);
constexpr auto digest54 = with(digest53, "builtin/implementation/credential-state-checked.yaml", file54, 794);
constexpr auto digest55 = with(digest54, "builtin/implementation/credential-states-handled.yaml", file55, 894);
constexpr auto digest56 = with(digest55, "builtin/implementation/existing-passwords-offered.yaml", file56, 814);
constexpr auto digest57 = with(digest56, "builtin/implementation/first-details-kept.yaml", file57, 909);
constexpr auto digest58 = with(digest57, "builtin/implementation/local-data-cleared-on-sign-out.yaml", file58, 726);
constexpr auto digest59 = with(digest58, "builtin/implementation/nonce-used.yaml", file59, 605);
constexpr auto digest60 = with(digest59, "builtin/implementation/older-systems-handled.yaml", file60, 893);
constexpr auto digest61 = with(digest60, "builtin/implementation/presentation-anchor-provided.yaml", file61, 821);
constexpr auto digest62 = with(digest61, "builtin/implementation/profile-regenerated.yaml", file62, 768);
constexpr auto digest63 = with(digest62, "builtin/implementation/relay-senders-registered.yaml", file63, 863);
constexpr auto digest64 = with(digest63, "builtin/implementation/revocation-observed.yaml", file64, 796);
constexpr auto digest65 = with(digest64, "builtin/implementation/scopes-minimal.yaml", file65, 965);
constexpr auto digest66 = with(digest65, "builtin/implementation/server-notifications-registered.yaml", file66, 870);
constexpr auto digest67 = with(digest66, "builtin/implementation/sign-in-errors-handled.yaml", file67, 946);
constexpr auto digest68 = with(digest67, "builtin/implementation/token-verified-on-server.yaml", file68, 889);
constexpr auto digest69 = with(digest68, "builtin/implementation/tried-on-ipad.yaml", file69, 708);
constexpr auto digest70 = with(digest69, "builtin/implementation/user-identifier-in-keychain.yaml", file70, 740);
constexpr auto digest71 = with(digest70, "builtin/laws.yaml", file71, 4753);
constexpr auto digest78 = with(digest71, "builtin/login-services/exemption-explained.yaml", file78, 1307);
constexpr auto digest79 = with(digest78, "builtin/login-services/exemption-holds.yaml", file79, 1765);
constexpr auto digest80 = with(digest79, "builtin/login-services/link-only-service-not-on-sign-in.yaml", file80, 1170);
constexpr auto digest81 = with(digest80, "builtin/login-services/offered-on-every-screen.yaml", file81, 1496);
constexpr auto digest82 = with(digest81, "builtin/login-services/service-kind-overridden.yaml", file82, 1166);
constexpr auto digest83 = with(digest82, "builtin/login-services/sign-in-with-apple-offered.yaml", file83, 2653);
constexpr auto digest84 = with(digest83, "builtin/phone-binding/phone-binding-evidence-attached.yaml", file84, 1104);
constexpr auto digest85 = with(digest84, "builtin/phone-binding/phone-binding-fits-the-app.yaml", file85, 1692);
constexpr auto digest86 = with(digest85, "builtin/phone-binding/phone-binding-justified.yaml", file86, 1775);
constexpr auto digest87 = with(digest86, "builtin/phone-binding/phone-binding-law-current.yaml", file87, 2633);
constexpr auto digest88 = with(digest87, "builtin/phone-binding/phone-binding-law-named.yaml", file88, 3361);
constexpr auto digest89 = with(digest88, "builtin/phone-binding/phone-binding-skippable-elsewhere.yaml", file89, 1790);
constexpr auto digest90 = with(digest89, "builtin/providers.yaml", file90, 25518);
constexpr auto digest91 = with(digest90, "builtin/review-information/attachments-exist.yaml", file91, 1117);
constexpr auto digest92 = with(digest91, "builtin/review-information/demo-account-complete.yaml", file92, 1120);
constexpr auto digest93 = with(digest92, "builtin/review-information/demo-account-current.yaml", file93, 2159);
constexpr auto digest94 = with(digest93, "builtin/review-information/demo-account-provided.yaml", file94, 1751);
constexpr auto digest95 = with(digest94, "builtin/review-information/demo-account-reachable.yaml", file95, 1995);
constexpr auto digest96 = with(digest95, "builtin/sign-in-flow/apple-sign-in-native.yaml", file96, 845);
constexpr auto digest97 = with(digest96, "builtin/sign-in-flow/guest-entry-offered.yaml", file97, 1319);
constexpr auto digest98 = with(digest97, "builtin/sign-in-flow/in-app-sheet-explained.yaml", file98, 1436);
constexpr auto digest99 = with(digest98, "builtin/sign-in-flow/login-wall-justified.yaml", file99, 1879);
constexpr auto digest100 = with(digest99, "builtin/sign-in-flow/missing-app-hides-its-button.yaml", file100, 872);
constexpr auto digest101 = with(digest100, "builtin/sign-in-flow/no-password-after-apple.yaml", file101, 866);
constexpr auto digest102 = with(digest101, "builtin/sign-in-flow/no-second-factor-after-apple.yaml", file102, 1297);
constexpr auto digest103 = with(digest102, "builtin/sign-in-flow/nothing-asked-again-after-apple.yaml", file103, 2770);
constexpr auto digest104 = with(digest103, "builtin/sign-in-flow/nothing-optional-asked-after-apple.yaml", file104, 1597);
constexpr auto digest105 = with(digest104, "builtin/sign-in-flow/privacy-policy-linked.yaml", file105, 855);
constexpr auto digest106 = with(digest105, "builtin/sign-in-flow/private-relay-accepted.yaml", file106, 976);
constexpr auto digest107 = with(digest106, "builtin/sign-in-flow/purchase-without-account.yaml", file107, 804);
constexpr auto digest108 = with(digest107, "builtin/sign-in-flow/required-fields-relevant.yaml", file108, 1899);
constexpr auto digest109 = with(digest108, "builtin/sign-in-flow/service-works-where-it-opens.yaml", file109, 849);
constexpr auto digest110 = with(digest109, "builtin/sign-in-flow/sign-in-stays-in-app.yaml", file110, 1417);
constexpr auto digest111 = with(digest110, "builtin/sign-in-flow/social-login-not-the-only-way.yaml", file111, 1109);
constexpr auto digest112 = with(digest111, "builtin/sign-in-flow/terms-accepted-for-user-content.yaml", file112, 917);
constexpr auto digest113 = with(digest112, "builtin/sign-in-flow/works-without-other-apps.yaml", file113, 1310);
constexpr auto digest = digest113.value;
