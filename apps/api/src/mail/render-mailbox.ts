import type { KeptMail } from './dev-mailbox.ts';
import { escapeHtml } from './escape-html.ts';

const STYLE = `
  :root { color-scheme: light dark; --canvas: #F8FBFB; --surface: #FFF; --hairline: #E5EBEC; --ink: #0C1619; --dim: #515F63; --link: #077771; --sunken: #F1F5F6; }
  @media (prefers-color-scheme: dark) { :root { --canvas: #0C1619; --surface: #121E22; --hairline: #2B393E; --ink: #E9EEF0; --dim: #A3AFB2; --link: #4DC9C0; --sunken: #060E10; } }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--canvas); color: var(--ink); font: 16px/24px -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif; }
  main { max-width: 720px; margin: 0 auto; padding: 24px 16px 48px; }
  h1 { margin: 0; font-size: 24px; line-height: 30px; overflow-wrap: anywhere; }
  h2 { margin: 24px 0 8px; font-size: 16px; line-height: 24px; }
  p { margin: 4px 0 0; }
  a { color: var(--link); }
  a:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
  .dim { color: var(--dim); font-size: 14px; line-height: 20px; overflow-wrap: anywhere; }
  .nav { display: inline-block; padding: 10px 0; }
  ol { list-style: none; margin: 20px 0 0; padding: 0; background: var(--surface); border: 1px solid var(--hairline); border-radius: 14px; overflow: hidden; }
  li + li { border-top: 1px solid var(--hairline); }
  li a { display: flex; gap: 16px; align-items: center; justify-content: space-between; padding: 12px 16px; color: inherit; text-decoration: none; }
  li a:hover { background: var(--sunken); }
  li a:focus-visible { outline-offset: -2px; border-radius: 14px; }
  li strong { display: block; font-weight: 600; }
  .code { font: 700 20px/28px ui-monospace, Menlo, Consolas, monospace; font-variant-numeric: tabular-nums; letter-spacing: 2px; white-space: nowrap; }
  .large { font-size: 32px; line-height: 40px; letter-spacing: 6px; margin-top: 12px; }
  iframe { width: 100%; height: 620px; border: 1px solid var(--hairline); border-radius: 14px; background: var(--canvas); }
  pre { margin: 0; padding: 16px; background: var(--surface); border: 1px solid var(--hairline); border-radius: 14px; font: 14px/20px ui-monospace, Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }`;

const page = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${STYLE}
</style>
</head>
<body><main>
${content}
</main></body>
</html>
`;

/** The clock of the machine, which is the developer's own. */
const time = ({ at }: KeptMail) =>
  `<time datetime="${at}">${escapeHtml(new Date(at).toLocaleTimeString('en-GB'))}</time>`;

const item = (mail: KeptMail) => `<li><a href="/dev/mailbox/${mail.id}">
<span><strong>${escapeHtml(mail.subject)}</strong><span class="dim">${escapeHtml(mail.to)} · ${time(mail)}</span></span>
${mail.code ? `<span class="code">${mail.code}</span>` : ''}</a></li>`;

/** The list of mails, newest first. */
export const renderMailbox = (mails: KeptMail[]): string =>
  page(
    'Mailbox · Ridewire',
    `<h1>Mailbox</h1>
<p class="dim">SMTP_URL is not set, so emails stay here: the last 100, as long as the server runs.</p>
${
  mails.length > 0
    ? `<a class="nav" href="/dev/mailbox">Reload</a>\n<ol style="margin-top:8px">\n${mails.map(item).join('\n')}\n</ol>`
    : '<p style="margin-top:24px">No emails yet.</p>\n<a class="nav" href="/dev/mailbox">Reload</a>'
}`,
  );

/** One mail: its HTML, isolated from the page and without scripts, and its text. */
export const renderMailPage = (mail: KeptMail): string =>
  page(
    `${mail.subject} · Mailbox`,
    `<a class="nav" href="/dev/mailbox">All emails</a>
<h1>${escapeHtml(mail.subject)}</h1>
<p class="dim">To ${escapeHtml(mail.to)} · ${time(mail)}</p>
${mail.code ? `<p class="code large">${mail.code}</p>` : ''}
<h2>HTML</h2>
<iframe title="The email" sandbox="allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(inTop(mail.html))}"></iframe>
<h2>Text</h2>
<pre>${escapeHtml(mail.text)}</pre>`,
  );

/** A link in a mail opens in the window: the product refuses to be framed. */
const inTop = (html: string) => html.replace('<head>', '<head><base target="_top">');
