import { LANGUAGES, sitePath } from '@ridewire/contracts/languages';
import { escapeHtml } from './escape-html.ts';
import type { Letter } from '../texts/letter.ts';
import type { OutgoingMail } from './mail-transport.ts';

/** A letter as a mail: the same words as text and in the product's look. Links lead to `publicUrl` only. */
export function renderMail(letter: Letter, publicUrl: string): Omit<OutgoingMail, 'to'> {
  const { subject, language, link } = letter;
  // The front page, in the mail's language.
  const home = publicUrl + (language === LANGUAGES[0] ? '' : sitePath('/', language));
  const address = link && publicUrl + link.path;
  return { subject, text: renderText(letter, home, address), html: renderHtml(letter, home, address) };
}

function renderText(letter: Letter, home: string, address: string | undefined): string {
  const { heading, paragraphs, code, link, footnote } = letter;
  const [first, ...others] = paragraphs;
  const linked = link && `${link.label}: ${address}`;
  const blocks = [heading, first, code, ...others, linked, footnote, `Ridewire\n${home}`];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

const FONT = `font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;`;
/** Inline styles are the light scheme, for clients that drop style sheets; the dark one overrides them by class. */
const STYLE = {
  heading: `${FONT}margin:0;font-size:24px;line-height:30px;font-weight:650;color:#0C1619;`,
  text: `${FONT}margin:0;font-size:16px;line-height:24px;color:#354144;`,
  small: `${FONT}margin:0;font-size:14px;line-height:20px;color:#515F63;`,
  // The gaps are only seen: copied, it is six digits. The last gap is balanced on the left.
  code: `font-family:ui-monospace,'SF Mono',Menlo,Consolas,'Liberation Mono',monospace;margin:0;font-size:38px;line-height:46px;font-weight:700;font-variant-numeric:tabular-nums;letter-spacing:10px;padding-left:10px;color:#0C1619;white-space:nowrap;`,
  button: `${FONT}display:inline-block;font-size:16px;line-height:24px;font-weight:600;color:#FFFFFF;text-decoration:none;padding:14px 24px;`,
  brand: `${FONT}font-size:20px;line-height:24px;font-weight:700;letter-spacing:-0.4px;color:#FFFFFF;`,
  /** A cell that is drawn by its size. */
  dot: 'font-size:0;line-height:0;',
};
const DARK = `
  .canvas { background-color: #0C1619 !important; }
  .card { background-color: #121E22 !important; border-color: #2B393E !important; }
  .sunken { background-color: #060E10 !important; }
  .ink { color: #E9EEF0 !important; }
  .text { color: #CAD3D5 !important; }
  .dim { color: #A3AFB2 !important; }
  .link { color: #4DC9C0 !important; }
  .button { background-color: #4DC9C0 !important; }
  .button-text { color: #0C1619 !important; }`;

const table = (rows: string, attributes = ''): string =>
  `<table role="presentation" ${attributes} cellpadding="0" cellspacing="0" border="0">${rows}</table>`;
const row = (content: string): string =>
  `<tr><td style="padding:0 32px 16px;" class="side">${content}</td></tr>`;
const space = (height: number): string => `<tr><td style="height:${height}px;${STYLE.dot}">&nbsp;</td></tr>`;

/** The wire from a dot to a ring and the name, of table cells: pictures would have to be fetched. */
const WIRE = `<tr><td width="12" height="12" bgcolor="#FFFFFF" style="width:12px;height:12px;background-color:#FFFFFF;border-radius:6px;${STYLE.dot}">&nbsp;</td>
<td width="14" style="width:14px;${STYLE.dot}">${table(`<tr><td height="3" bgcolor="#FFFFFF" style="height:3px;background-color:#FFFFFF;${STYLE.dot}">&nbsp;</td></tr>`, 'width="14"')}</td>
<td width="6" height="6" style="width:6px;height:6px;border:3px solid #FFFFFF;border-radius:6px;${STYLE.dot}">&nbsp;</td></tr>`;
const LOGO = table(
  `<tr><td style="padding-right:10px;">${table(WIRE, 'aria-hidden="true"')}</td><td style="${STYLE.brand}">Ridewire</td></tr>`,
);

const codeRow = (code: string): string =>
  row(
    table(
      `<tr><td class="sunken" bgcolor="#F1F5F6" align="center" style="background-color:#F1F5F6;border-radius:10px;padding:18px 8px;"><p class="ink" style="${STYLE.code}">${code}</p></td></tr>`,
      'width="100%"',
    ),
  );
const buttonRow = (label: string, address: string): string =>
  row(
    table(
      `<tr><td class="button" bgcolor="#077771" style="background-color:#077771;border-radius:10px;mso-padding-alt:14px 24px;"><a class="button-text" href="${address}" style="${STYLE.button}">${label}</a></td></tr>`,
    ),
  );
const paragraph = (text: string): string =>
  row(`<p class="text" style="${STYLE.text}">${escapeHtml(text)}</p>`);

/** Tables of at most 600 px, nothing fetched, both color schemes. */
function renderHtml(letter: Letter, home: string, address = ''): string {
  const { language, subject, preheader, heading, paragraphs, code, link, footnote } = letter;
  const [first, ...others] = paragraphs;
  const rows = [
    `<tr><td class="side" bgcolor="#077771" style="background-color:#077771;padding:18px 32px;">${LOGO}</td></tr>`,
    space(28),
    row(`<h1 class="ink" style="${STYLE.heading}">${escapeHtml(heading)}</h1>`),
    paragraph(first),
    ...(code ? [codeRow(escapeHtml(code))] : []),
    ...others.map(paragraph),
    ...(link ? [buttonRow(escapeHtml(link.label), escapeHtml(address))] : []),
    space(16),
  ];
  const front = escapeHtml(home);
  const footer = `<p class="dim" style="${STYLE.small}">${escapeHtml(footnote)}</p>
<p class="dim" style="${STYLE.small}margin-top:12px;">Ridewire<br><a class="link" href="${front}" style="color:#077771;">${front}</a></p>`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escapeHtml(subject)}</title>
<style>
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (max-width: 480px) { .side { padding-left: 20px !important; padding-right: 20px !important; } }
  @media (prefers-color-scheme: dark) {${DARK}
  }
</style>
</head>
<body class="canvas" style="margin:0;padding:0;background-color:#F8FBFB;-webkit-text-size-adjust:100%;">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;">${escapeHtml(preheader)}</div>
<table role="presentation" class="canvas" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#F8FBFB" style="background-color:#F8FBFB;"><tr><td align="center" style="padding:24px 12px;">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
${table(rows.join('\n'), 'class="card" width="100%" bgcolor="#FFFFFF" style="max-width:600px;background-color:#FFFFFF;border:1px solid #E5EBEC;border-radius:14px;border-collapse:separate;overflow:hidden;"')}
${table(`<tr><td class="side" align="left" style="padding:20px 32px;">${footer}</td></tr>`, 'width="100%" style="max-width:600px;"')}
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}
