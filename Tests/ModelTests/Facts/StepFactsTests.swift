import Testing

@Suite struct StepFactsTests {
  @Test(arguments: [
    ("[apple, email]", "kind: password", "true"), ("[email]", "kind: password", "false"),
    ("[apple, email]", "kind: password, services: [email]", "false"),
    ("[apple, email]", "kind: password, services: [email-password, apple]", "true"),
    ("[apple, email]", "kind: password, services: []", "false"),
    ("[apple, email]", "kind: password, services: unknown", "true"),
    ("[{id: mine, kind: apple}]", "kind: password, services: [mine]", "true"),
    ("[apple]", "kind: password, regions: [CN]", "true"),
    ("unknown", "kind: password", "open login.services"),
  ])
  func `who came with Apple meets a step`(services: String, step: String, answer: String) {
    let text = "login: {services: \(services), wall: none}\nafterSignIn: [{\(step)}]"
    #expect(Reading(described(text))["afterSignIn[0].afterApple"] == answer)
  }

  @Test func `without a login nobody knows who meets a step`() {
    #expect(
      Reading(described("afterSignIn: [consent]"))["afterSignIn[0].afterApple"] == "open login")
  }

  @Test(arguments: [
    ("phoneBinding", "['phoneBinding']"),
    ("{kind: profile, fields: [email, {name: phone}]}", "['profile', 'email', 'phone']"),
    ("{kind: other, fields: []}", "['other']"),
  ])
  func `a step asks its kind and its fields`(step: String, asks: String) {
    #expect(Reading(described("afterSignIn: [\(step)]"))["afterSignIn[0].asks"] == asks)
  }

  @Test(arguments: [
    ("E-MAIL", "['email']"), ("Ihre Handynummer", "['phone']"),
    ("Name and e-mail", "['email', 'fullName']"), ("favourite colour", "[]"),
  ])
  func `a field means what its name says in any language`(name: String, means: String) {
    let reading = Reading(described("afterSignIn: [{kind: other, fields: [{name: \(name)}]}]"))
    #expect(reading["afterSignIn[0].fields[0].means"] == means)
  }

  @Test(arguments: [
    ("kind: other, required: false", "false"),
    ("kind: other", #"unknown afterSignIn["other"].fields[0].required"#),
    ("kind: other, required: true", #"unknown afterSignIn["other"].fields[0].required"#),
    ("kind: other, required: unknown", #"unknown afterSignIn["other"].fields[0].required"#),
  ])
  func `a field may be left out where its step may`(step: String, answer: String) {
    let text = "afterSignIn: [{\(step), fields: [a, {name: b, required: true}]}]"
    let reading = Reading(described(text))
    #expect(reading["afterSignIn[0].fields[0].required"] == answer)
    #expect(reading["afterSignIn[0].fields[1].required"] == "true")
    #expect(reading["afterSignIn[0].fields[0].editable"] == "true")
    #expect(reading["afterSignIn[0].fields[0].prefilled"] == "false")
    #expect(reading["afterSignIn[0].fields[0].preselected"] == "false")
  }

  @Test func `kinds that speak for themselves have no further fields`() {
    let reading = Reading(described("afterSignIn: [phoneBinding]"))
    #expect(reading["afterSignIn[0].fields"] == "[]")
    #expect(reading["afterSignIn[0].required"] == #"unknown afterSignIn["phoneBinding"].required"#)
  }
}
