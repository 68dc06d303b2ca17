import Foundation
import Testing

/// A change is judged by the rules of what it is made to, as the recipe and the action have it.
@Suite(.enabled(if: Change.git != nil, "left out: no git"))
struct BaseBranchTests {
  private static let recipes: [(change: String, status: Int32)] = [
    (":", 0),
    ("put bad apps/a/login.review.yaml", 1),
    ("put bad apps/c/login.review.yaml; echo \"exclude: ['**']\" >apps/c/.reviewlint.yaml", 1),
    ("put bad apps/c/login.review.yaml; echo 'extends: []' >.reviewlint.yaml", 1),
  ]

  @Test(arguments: recipes)
  func `the recipe says no to a change that softens its judge`(
    change: String, status: Int32
  ) throws {
    let recipe = try #require(Page.texts(.baseBranch).first)
    let answer = try Change(by: change).run(recipe, with: "BASE=main")
    #expect(answer.status == status, "\(answer.output)\(answer.complaint)")
  }

  /// Something that a change does, and how the action ends whether it checks all or what changed.
  struct Attempt: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let status: Int32
    let base: String
    let change: String
    let variables: String

    init(
      _ name: String, _ status: Int32, of base: String = "", by change: String,
      _ variables: String = ""
    ) {
      testDescription = name
      self.status = status
      self.base = base
      self.change = change
      self.variables = variables
    }
  }

  private static let bad = "put bad apps/c/login.review.yaml"
  /// A new app that the change's own rules leave out.
  private static let soft = bad + "; echo 'exclude: [apps/c/**]' >.reviewlint.yaml"
  private static let expecting = "echo 'expects: [apps/*/login.review.yaml]' >.reviewlint.yaml"
  private static let capturing = """
    cp -R '\(Case.root.path)/rules/examples/captures' apps/b
    sed /^example:/d '\(Case.root.path)/rules/examples/captured.review.yaml' >apps/b/a.review.yaml
    """
  private static let accepting = "reviewlint check --quiet --write-baseline accepted.json || :"
  /// A pack whose rule says no to apps of one name, and an app of that name.
  private static let packing = """
    mkdir -p ../pack/rules ../pack/examples
    cat >../pack/pack.yaml <<END
    {name: br, version: 1.0.0, publisher: B, jurisdictions: [BR],
      reviewed: {by: A, on: 2026-01-01, until: 2099-01-01}}
    END
    printf 'reviewlint: 1\\napp: {name: Paw}\\n' >../pack/examples/app.yaml
    cat >../pack/rules/named.yaml <<END
    rules:
      - {id: br-named, title: Ours, guidelines: ['4.0'], severity: error, why: Ours., sources: [us],
        at: app, require: app.name != 'Evil', message: It is ours, fix: Mend it.,
        examples: {passes: [{name: one, base: ../examples/app.yaml}],
          fails: [{name: none, base: ../examples/app.yaml, set: {app.name: Evil}}]}}
    END
    reviewlint packs add ../pack
    echo 'extends: [pack:br@1]' >.reviewlint.yaml
    """
  private static let evil =
    "put good apps/c/a.review.yaml; swap 'name: Pawprint' 'name: Evil' apps/c/a.review.yaml"
  private static let packedRule = ".reviewlint/packs/br/rules/named.yaml"
  private static let strict = """
    check: {failOn: note}
    rules: [{id: nobody-passes, draft: true, title: Ours, guidelines: ['4.8'], severity: error,
      why: Ours., sources: [ours], at: app, require: app.name == 'Another', message: It is ours,
      fix: Mend it.}]
    """

  private static let pulls = [
    Attempt("nothing", 0, by: ":"),
    Attempt("a page", 0, by: "echo Hello >README.md"),
    Attempt("a bad description", 1, by: "put bad apps/a/login.review.yaml"),
    Attempt("a new bad app", 1, by: bad),
    Attempt(
      "left out beside it", 1, by: bad + "; echo \"exclude: ['**']\" >apps/c/.reviewlint.yaml"),
    Attempt(
      "left out beside it, though expected", 1, of: expecting,
      by: bad + "; echo \"exclude: ['**']\" >apps/c/.reviewlint.yaml"),
    Attempt("left out above it", 1, by: bad + "; echo 'exclude: [c/**]' >apps/.reviewlint.yml"),
    Attempt("left out in the policy's own file", 1, by: soft),
    Attempt(
      "a rule that is off", 1,
      by: bad + "; echo 'override: {apple-button-minimum-size: off}' >.reviewlint.yaml"),
    Attempt("rules that extend nothing", 1, by: bad + "; echo 'extends: []' >.reviewlint.yaml"),
    Attempt(
      "a service of one's own", 1,
      by: """
        printf 'reviewlint: 1\\napp: {name: A}\\nlogin: {services: [google]}\\n' >apps/a/login.review.yaml
        echo 'providers: [{id: google, name: Google, kind: own, replaces: true}]' >.reviewlint.yaml
        """),
    Attempt(
      "left out by the base", 0, of: "echo 'exclude: [apps/c/**]' >.reviewlint.yaml", by: bad),
    Attempt("deleted", 2, of: expecting, by: "git rm -q apps/b/login.review.yaml"),
    Attempt(
      "renamed", 2, of: expecting, by: "git mv apps/b/login.review.yaml apps/b/b.review.yaml"),
    Attempt(
      "moved to where nobody looks", 2, of: expecting,
      by: "mkdir apps/b/build; git mv apps/b/login.review.yaml apps/b/build"),
    Attempt(
      "its folder is a link to a good one", 2, of: expecting,
      by: "git rm -qr apps/b; ln -s a apps/b"),
    Attempt(
      "left out by the paths that are given", 2, of: expecting,
      by: "put bad apps/b/login.review.yaml", "PATHS=apps/a"),
    Attempt(
      "a link to a good one", 2,
      by: "rm apps/b/login.review.yaml; ln -s ../a/login.review.yaml apps/b/login.review.yaml"),
    Attempt("a new app without", 2, of: expecting, by: "mkdir apps/c; echo >apps/c/main.swift"),
    Attempt(
      "a new app without, by a policy of another name", 2,
      of: "echo 'expects: [apps/*/login.review.yaml]' >gate.yaml",
      by: "mkdir apps/c; echo >apps/c/main.swift", "POLICY=gate.yaml"),
    Attempt(
      "accepted by the change", 1, of: accepting, by: bad + "; rm accepted.json; \(accepting)",
      "BASELINE=accepted.json"),
    Attempt("accepted for the first time", 2, by: bad + "; \(accepting)", "BASELINE=accepted.json"),
    Attempt("a capture", 1, of: capturing, by: "echo '<!-- -->' >>apps/b/captures/sign-in.xml"),
    Attempt(
      "rules that are extended", 1,
      of: "echo 'extends: [h.yaml]' >.reviewlint.yaml; echo '{}' >h.yaml",
      by: "cat >h.yaml <<'END'\n\(strict)\nEND", "POLICY="),
    Attempt("a pack's rule is broken", 1, of: packing, by: evil),
    Attempt("a pack", 2, of: packing, by: "swap Evil A \(packedRule)"),
    Attempt(
      "a pack's example", 2, of: packing,
      by: "swap Paw Cat .reviewlint/packs/br/examples/app.yaml", "POLICY="),
    Attempt(
      "a pack and its lock", 1, of: packing,
      by: "\(evil); swap Evil A ../pack/rules/named.yaml; swap 1.0.0 1.0.1 ../pack/pack.yaml; "
        + "reviewlint packs add ../pack"),
    Attempt("the lock", 2, of: packing, by: "echo >>reviewlint.lock 'packs: []'"),
    Attempt(
      "no pack any more", 1, of: packing,
      by: "\(evil); rm -r .reviewlint reviewlint.lock; echo '{}' >.reviewlint.yaml"),
    Attempt(
      "an empty line in a name", 1,
      by: "put good $'apps/c/a\\n\\nb.review.yaml'; put bad apps/d/login.review.yaml"),
    Attempt("a tab in a name", 1, by: "put bad $'apps/c\\t/login.review.yaml'"),
    Attempt("quotes in a name", 1, by: #"put bad 'apps/"c\/login.review.yaml'"#),
    Attempt(
      "names like options", 1, by: "put bad ./-x.review.yaml; put bad ./--rules=x.review.yaml"),
    Attempt("a name that is no text", 2, by: "put bad $'apps/c\\xff.review.yaml'"),
    Attempt("a policy that is the change's", 2, by: "echo '{}' >new.yaml", "POLICY=new.yaml"),
    Attempt("a branch that is gone", 2, by: soft, "GITHUB_BASE_REF=gone"),
    Attempt("a branch that is gone, and no policy", 1, by: bad, "GITHUB_BASE_REF=gone POLICY="),
    Attempt(
      "a tag that is called as the branch", 1,
      by: "\(soft); commit; git tag main; git push -q origin refs/tags/main"),
    Attempt(
      "a fork whose branch is soft", 1,
      by:
        "git init -q --bare ../fork; git remote set-url origin \"file://$top/fork\"; \(soft); commit; "
        + "git push -q origin HEAD:main"),
  ]

  private static let others = [
    Attempt("a good push", 0, by: "echo Hello >README.md", push(to: "heads/main", onto: parent)),
    Attempt("a push", 1, by: soft, push(to: "heads/main", onto: parent)),
    Attempt("a first push", 2, by: bad, push(to: "heads/main", onto: repeated("0", 40))),
    Attempt(
      "the second push of a branch", 1, by: "\(soft); commit", push(to: "heads/mine", onto: parent)),
    Attempt("a tag", 1, by: soft, push(to: "tags/main", onto: parent)),
    Attempt("a good merge group", 0, by: ":", "\(group) MERGE_BASE=\(parent)"),
    Attempt("a merge group", 1, by: soft, "\(group) MERGE_BASE=\(parent)"),
    Attempt("a merge group onto nobody knows what", 2, by: soft, group),
    Attempt(
      "by hand", 1, by: soft, "GITHUB_EVENT_NAME=workflow_dispatch GITHUB_REF=refs/heads/mine"),
    Attempt("each night", 0, by: ":", "GITHUB_EVENT_NAME=schedule GITHUB_REF=refs/heads/main"),
  ]

  private static let parent = "$(git rev-parse HEAD~1)"
  private static let group = "GITHUB_EVENT_NAME=merge_group GITHUB_BASE_REF="

  private static func push(to name: String, onto commit: String) -> String {
    "GITHUB_EVENT_NAME=push GITHUB_BASE_REF= GITHUB_REF=refs/\(name) BEFORE=\(commit)"
  }

  @Test(arguments: pulls + others)
  func `the action says no where a change would be a wrong yes`(_ attempt: Attempt) throws {
    let change = try Change(of: attempt.base, by: attempt.change)
    for changed in [true, false] {
      let (answer, outputs) = try change.judge("CHANGED=\(changed) \(attempt.variables)")
      #expect(
        answer.status == attempt.status, "changed: \(changed)\n\(answer.output)\(answer.complaint)")
      #expect(outputs["status"] == "\(attempt.status)")
    }
  }

  /// What a pull request changes, and how many descriptions are judged where only what changed is asked for.
  private static let narrowed: [(base: String, change: String, count: Int?)] = [
    ("", ":", nil), ("put bad apps/b/login.review.yaml", "echo Hello >README.md", nil),
    ("", "put bad apps/b/login.review.yaml", 1),
    (capturing, "echo '<!-- -->' >>apps/b/captures/sign-in.xml", 1),
    ("put bad apps/b/login.review.yaml; echo Hello >README.md", "git rm -q README.md", 2),
    ("put bad apps/b/login.review.yaml", "mkdir .github; echo >.github/a.yml", 2),
    ("\(expecting); put bad apps/b/login.review.yaml", ":", 2),
  ]

  @Test(arguments: narrowed)
  func `what doesn't rest on anything that changed is left alone, unless that can't be told`(
    base: String, change: String, count: Int?
  ) throws {
    let (answer, outputs) = try Change(of: base, by: change).judge("CHANGED=true")
    if let count {
      #expect(answer.output.contains("seen: descriptions \(count)"), "\(answer)")
    } else {
      #expect(outputs["verdict"] == "unchanged", "\(answer)")
    }
  }
}
