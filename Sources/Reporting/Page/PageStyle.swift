/// How the page looks, in light, in dark and on paper.
enum PageStyle {
  /// Everything in the page's one `style` element.
  static let sheet = PageColours.sheet + layout + parts + paper

  /// Nothing is loaded or run; only this very style sheet holds.
  static let contentPolicy =
    "default-src 'none'; style-src 'sha256-\(digest)'; img-src data:; "
    + "base-uri 'none'; form-action 'none'"

  /// Of the style sheet, in base64; a test says what it has to be.
  static let digest = "8dUAu8cSG8wCvS2PjGQRbP+JyXyERSxTZOaVmOw+b5E="

  private static let layout = """
    *{box-sizing:border-box}
    html{background:var(--page);color:var(--text);-webkit-text-size-adjust:100%}
    body{font:1rem/1.5 system-ui,sans-serif;margin:0 auto;max-width:68rem;padding:1rem;\
    overflow-wrap:anywhere}
    h1{font-size:1.75rem;line-height:1.25;margin:.25rem 0 1rem;padding:.75rem 1rem;\
    background:var(--surface);border-inline-start:.5rem solid;border-radius:.5rem}
    h2{font-size:1.5rem;line-height:1.25;margin:2.5rem 0 .5rem}
    h3{font-size:1.2rem;margin:2rem 0 .5rem}
    h4{font-size:1.05rem;line-height:1.4;margin:0 0 .5rem}
    p,ul,ol,dl,pre,table{margin:0 0 .75rem}
    ul,ol{padding-inline-start:1.5rem}
    ol{padding-inline-start:2rem}
    li{margin-block-end:.25rem}
    a{color:var(--link)}
    a:focus-visible,input:focus-visible,pre:focus-visible{outline:3px solid var(--link);\
    outline-offset:2px}
    code,pre{font:.875em/1.5 ui-monospace,monospace}
    pre{background:var(--surface);border:1px solid var(--line);border-radius:.4rem;\
    padding:.5rem .75rem;white-space:pre-wrap;text-align:start}
    mark{background:none;color:inherit;text-decoration:underline;text-decoration-thickness:2px;\
    text-decoration-color:var(--bad);text-underline-offset:3px}
    .skip{position:absolute;inset-inline-start:1rem;inset-block-start:-4rem;background:var(--page);\
    padding:.5rem 1rem}
    .skip:focus{inset-block-start:.5rem}
    @media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}

    """

  private static let parts = """
    .kind,.quiet,figcaption,caption{color:var(--muted)}
    .kind{margin:0}
    .verdict{font-weight:600}
    dl div{display:grid;grid-template-columns:minmax(7rem,11rem) 1fr;gap:0 1rem;\
    margin-block-end:.25rem}
    dt{font-weight:600}
    dd{margin:0;min-width:0}
    dd p:last-child,dd pre:last-child,dd ul:last-child{margin-block-end:0}
    .tags{display:flex;flex-wrap:wrap;gap:.25rem .75rem;margin-block-end:.75rem;color:var(--muted)}
    .fail{color:var(--bad)}.risk{color:var(--risk)}.good{color:var(--good)}.ask{color:var(--ask)}
    .tag{font-weight:600}
    .tag.quiet{font-weight:400}
    .tag span{display:inline-block;min-width:1em}
    .card{background:var(--surface);border:1px solid var(--line);border-inline-start-width:6px;\
    border-radius:.5rem;padding:1rem;margin-block-end:1rem}
    .card.is-fail{border-inline-start-color:var(--bad)}
    .card.is-risk{border-inline-start-color:var(--risk)}
    .card pre{background:var(--page)}
    .place{margin-block-end:.25rem}
    .screens{display:flex;flex-wrap:wrap;gap:1.5rem;margin-block-end:1rem}
    .screens figure{flex:none;width:min-content;min-width:min(16rem,100%);overflow-wrap:anywhere}
    figure{margin:0}
    svg.picture{max-width:calc(100vw - 5rem);height:auto;display:block}
    figcaption,.legend{font-size:.875rem}
    .legend{list-style:none;padding:0;margin:.5rem 0}
    .legend li{display:flex;gap:.5rem}
    .legend svg{flex:none;margin-block-start:.3em}
    table{border-collapse:collapse;width:100%}
    caption{text-align:start;padding-block-end:.25rem}
    th,td{text-align:start;vertical-align:top;padding:.4rem .5rem;overflow-wrap:break-word;\
    border-block-end:1px solid var(--line)}
    th[scope=row]{font-weight:400;overflow-wrap:anywhere}
    td a,th a{display:inline-block;min-height:24px}
    td a{min-width:24px}
    summary{cursor:pointer;margin-block-end:.5rem}
    summary h4{display:inline}
    .self{color:var(--muted);font-weight:400;text-decoration:none}
    :is(h2,h3)>.self{display:inline-block;min-width:24px;text-align:center}
    .contents ul{display:flex;flex-wrap:wrap;gap:0 1.25rem;list-style:none;padding:0}
    .contents a{display:inline-block;min-height:24px}
    .faults li{margin-block-end:.5rem}
    .faults p{margin:0}
    .faults a{display:block;min-height:24px;font-weight:600}
    .asides{display:block;color:var(--muted);font-size:.875em}
    .asides>span+span::before{content:"\\00a0· ";color:var(--muted);font-weight:400}
    .lead{margin-block-end:.25rem}
    .details{border-block-start:1px solid var(--line);margin-block-start:3rem}
    .columns{columns:22rem;column-gap:2rem}
    .columns li{break-inside:avoid}
    .card details+details{border-block-start:1px solid var(--line);padding-block-start:.75rem}
    .choices{list-style:none;padding:0}
    .choices li{display:flex;gap:.75rem;margin-block-end:1rem}
    .choices input{flex:none;width:24px;height:24px;margin:0}
    footer{border-block-start:1px solid var(--line);margin-block-start:3rem;padding-block-start:1rem}
    .picture-page{fill:var(--page)}
    .card .picture-page{fill:var(--surface)}
    .picture-number{fill:var(--bad)}
    .picture-missing{fill:var(--page);stroke:var(--bad)}
    .picture-mark{stroke:var(--bad)}
    .picture-halo{stroke:var(--page)}
    .picture-related{stroke:var(--link)}
    .picture-fold{stroke:var(--ask)}
    @media print,(min-width:44rem){.fleet td .tag{white-space:nowrap}.fleet th[scope=row]{min-width:8rem}}
    @media screen and (max-width:30rem){
    th,td{padding-inline:.25rem;overflow-wrap:anywhere;hyphens:auto}
    }
    @media screen and (max-width:44rem){
    dl div{grid-template-columns:1fr}
    h1{font-size:1.4rem}
    h2{font-size:1.3rem}
    }
    @media (forced-colors:active){svg.picture{forced-color-adjust:none}\
    .card{border-inline-start-style:double}}

    """

  private static let paper = """
    @media print{
    @page{margin:11mm 13mm}
    body{max-width:none;padding:0;font-size:9.5pt;line-height:1.35}
    h1{font-size:15pt;margin-block-end:.5rem;padding:.5rem .75rem}
    h2{font-size:14pt;margin-block-start:.5rem}
    h3{font-size:11pt;margin-block:.75rem .25rem}
    h4{font-size:10pt}
    .skip,.contents,.self{display:none}
    details::details-content{display:block;content-visibility:visible}
    summary{list-style:none}
    h2,h3,h4,.lead,.tags{break-after:avoid}
    figure,tr,h4,.tags,.faults li,.choices li,dl div,.card pre{break-inside:avoid}
    .card details{break-inside:avoid-page}
    .fleet table{font-size:8.5pt}
    .fleet td,.fleet th{padding-block:.1rem}
    .fleet th .quiet{font-size:.85em}
    .since{font-size:8.5pt;line-height:1.3}
    .fleet+.summary,.summary+.details{break-before:page}
    .fleet~.summary{break-inside:avoid}
    td a,th a{min-height:0}
    .details{border:0;margin:0}
    .summary p,.summary ul,.summary ol{margin-block-end:.25rem}
    .faults li,.choices li{margin-block-end:.2rem}
    .faults a{display:inline;min-height:0;color:inherit;text-decoration:none}
    .asides{display:inline;margin-inline-start:.5em}
    .choices input{width:12pt;height:12pt}
    .choices li{gap:.5rem}
    .details{font-size:8.5pt}
    .card{padding:.5rem .75rem;margin-block-end:.5rem}
    .card .screens{gap:1rem;margin-block-end:.5rem;break-inside:avoid}
    .screens figure{min-width:11.5rem}
    svg.picture{zoom:.6}
    .card p,.card dl,.card pre{margin-block-end:.25rem}
    .card dd ul{list-style:none;padding:0}
    .card dd li{display:inline;margin-inline-end:1em}
    figcaption,.legend{font-size:8pt}
    thead{display:table-header-group}
    th,td{padding-block:.2rem}
    h1,.tag,.choices input{print-color-adjust:exact}
    }

    """
}

/// The colours of the page: each by its name, in light and in dark.
enum PageColours {
  /// A colour as `#RRGGBB`, light and dark.
  struct Pair {
    let name: String
    let light: String
    let dark: String
  }

  static let all = [
    Pair(name: "page", light: "#FFFFFF", dark: "#161618"),
    Pair(name: "surface", light: "#F5F5F7", dark: "#222226"),
    Pair(name: "text", light: "#1D1D1F", dark: "#F2F2F4"),
    Pair(name: "muted", light: "#55555A", dark: "#B4B4BA"),
    Pair(name: "link", light: "#0B57D0", dark: "#8AB4F8"),
    Pair(name: "line", light: "#85858B", dark: "#7C7C83"),
    Pair(name: "bad", light: "#A30016", dark: "#FF9A94"),
    Pair(name: "risk", light: "#7A4B00", dark: "#FFC46B"),
    Pair(name: "good", light: "#0A6B2D", dark: "#7FD99A"),
    Pair(name: "ask", light: "#5B2DB0", dark: "#C9A8FF"),
  ]

  /// The colours as properties; paper is always light.
  static var sheet: String {
    """
    :root{color-scheme:light dark;\(properties(\.light))}
    @media screen and (prefers-color-scheme:dark){:root{\(properties(\.dark))}}
    @media print{:root{color-scheme:light}}

    """
  }

  private static func properties(_ colour: (Pair) -> String) -> String {
    all.map { "--\($0.name):\(colour($0))" }.joined(separator: ";")
  }
}
