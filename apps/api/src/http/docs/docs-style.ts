/** The page's whole look: light and dark as the reader's system says, wide screens and phones. */
export const DOCS_STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#15211f, #e6eeec); --soft: light-dark(#5a6b68, #9db0ac);
  --line: light-dark(#dbe5e2, #2a3836); --ground: light-dark(#fff, #101816); --panel: light-dark(#f4f8f7, #17211f);
  --brand: light-dark(#0b7a6b, #3fc7b2); --get: light-dark(#1668b8, #74b6f5); --post: light-dark(#177a3c, #67cf8d);
  --patch: light-dark(#8a5a00, #e5b450); --delete: light-dark(#b3261e, #ff8f86); }
* { box-sizing: border-box }
html { scroll-padding-top: 16px; -webkit-text-size-adjust: 100% }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.55 system-ui, sans-serif }
a { color: var(--brand) } a:focus-visible, summary:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px }
code, pre { font: 13px/1.55 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace }
code { background: var(--panel); border-radius: 4px; padding: 1px 4px; overflow-wrap: anywhere }
pre { background: var(--panel); border: 1px solid var(--line); border-radius: 8px; padding: 12px 14px; margin: 8px 0; overflow-x: auto;
  max-height: 26rem }
pre code { background: none; padding: 0; overflow-wrap: normal }
nav { padding: 24px 20px; border-right: 1px solid var(--line); position: sticky; top: 0; height: 100vh; overflow-y: auto }
nav h2 { font-size: 12px; letter-spacing: .08em; text-transform: uppercase; color: var(--soft); margin: 20px 0 6px }
nav h2 a { color: inherit; text-decoration: none }
nav ul { list-style: none; margin: 0; padding: 0 }
nav li a { display: flex; gap: 8px; align-items: baseline; padding: 4px 0; color: var(--ink); text-decoration: none; font-size: 13px;
  overflow-wrap: anywhere }
nav li a:hover { color: var(--brand) }
.brand { font-weight: 700; font-size: 18px; color: var(--ink); text-decoration: none }
.page { display: grid; grid-template-columns: 300px minmax(0, 1fr); max-width: 1280px; margin: 0 auto }
main { padding: 24px 40px 80px; min-width: 0 }
h1 { font-size: 32px; line-height: 1.2; margin: 8px 0 12px } .noun { margin: 56px 0 4px; font-size: 24px }
.lead { color: var(--soft); margin: 0 0 8px }
article { border-top: 1px solid var(--line); padding: 24px 0 8px; margin-top: 24px }
article h3 { display: flex; flex-wrap: wrap; gap: 4px 10px; align-items: baseline; font-size: 17px; margin: 0;
  font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; overflow-wrap: anywhere }
article h3 a { color: inherit; text-decoration: none }
article h4 { font-size: 13px; color: var(--soft); margin: 18px 0 4px; font-weight: 600 }
.verb { font: 700 11px/1.6 ui-monospace, monospace; min-width: 48px; text-transform: uppercase }
.get { color: var(--get) } .post { color: var(--post) } .patch { color: var(--patch) } .delete { color: var(--delete) }
.who { color: var(--soft); font-size: 14px; margin: 0 }
.summary { margin: 6px 0 2px }
.wide { overflow-x: auto } table { border-collapse: collapse; width: 100%; font-size: 14px }
th { text-align: left; font-weight: 600; color: var(--soft); font-size: 12px }
th, td { padding: 6px 12px 6px 0; border-bottom: 1px solid var(--line); vertical-align: top }
td:first-child { white-space: nowrap }
details { margin-top: 12px } summary { cursor: pointer; color: var(--brand); font-size: 14px; padding: 4px 0 }
@media (max-width: 820px) {
  .page { display: block } main { padding: 8px 20px 64px } h1 { font-size: 26px }
  nav { height: auto; border-right: 0; border-bottom: 1px solid var(--line); padding: 10px 20px; background: var(--ground);
    display: flex; gap: 16px; align-items: baseline; overflow-x: auto; z-index: 1 }
  nav ul { display: none } nav h2 { margin: 0 } nav h2 a { padding: 8px 0 } html { scroll-padding-top: 64px }
}
`;
