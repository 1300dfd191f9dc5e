import { LANGUAGES, sitePath } from '@ridewire/contracts/languages';
import { escapeHtml } from './escape-html.ts';
import type { Letter } from './letter.ts';
import { layOutMail } from './lay-out-mail.ts';
import type { OutgoingMail } from './mail-transport.ts';

/** A letter as a mail: the same words as text and in the product's look. Links lead to `publicUrl` only. */
export function renderMail(letter: Letter, publicUrl: string): Omit<OutgoingMail, 'to'> {
  return {
    subject: letter.subject,
    text: renderText(letter, publicUrl),
    html: renderHtml(letter, publicUrl),
  };
}

/** The front page, in the mail's language. */
const homeOf = ({ language }: Letter, publicUrl: string): string =>
  publicUrl + (language === LANGUAGES[0] ? '' : sitePath('/', language));

function renderText(letter: Letter, publicUrl: string): string {
  const { heading, paragraphs, code, link, footnote } = letter;
  const [first, ...others] = paragraphs;
  const blocks = [
    heading,
    first,
    code,
    ...others,
    link && `${link.label}: ${publicUrl}${link.path}`,
    footnote,
    `Ridewire\n${homeOf(letter, publicUrl)}`,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

function renderHtml(letter: Letter, publicUrl: string): string {
  const { language, subject, preheader, heading, paragraphs, code, link, footnote } = letter;
  const [first = '', ...others] = paragraphs;
  const home = escapeHtml(homeOf(letter, publicUrl));
  const paragraph = (text: string) => row(`<p class="text" style="${STYLE.text}">${escapeHtml(text)}</p>`);
  return layOutMail({
    language,
    title: escapeHtml(subject),
    preheader: escapeHtml(preheader),
    rows: [
      row(`<h1 class="ink" style="${STYLE.heading}">${escapeHtml(heading)}</h1>`),
      paragraph(first),
      ...(code ? [codeRow(escapeHtml(code))] : []),
      ...others.map(paragraph),
      ...(link ? [buttonRow(escapeHtml(link.label), escapeHtml(publicUrl + link.path))] : []),
    ],
    footer: [
      `<p class="dim" style="${STYLE.small}">${escapeHtml(footnote)}</p>`,
      `<p class="dim" style="${STYLE.small}margin-top:12px;">Ridewire<br><a class="link" href="${home}" style="color:#077771;">${home}</a></p>`,
    ],
  });
}

const FONT = `font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;`;
const STYLE = {
  heading: `${FONT}margin:0;font-size:24px;line-height:30px;font-weight:650;color:#0C1619;`,
  text: `${FONT}margin:0;font-size:16px;line-height:24px;color:#354144;`,
  small: `${FONT}margin:0;font-size:14px;line-height:20px;color:#515F63;`,
  // The gaps are only seen: copied, it is six digits. The last gap is balanced on the left.
  code: `font-family:ui-monospace,'SF Mono',Menlo,Consolas,'Liberation Mono',monospace;margin:0;font-size:38px;line-height:46px;font-weight:700;font-variant-numeric:tabular-nums;letter-spacing:10px;padding-left:10px;color:#0C1619;white-space:nowrap;`,
  button: `${FONT}display:inline-block;font-size:16px;line-height:24px;font-weight:600;color:#FFFFFF;text-decoration:none;padding:14px 24px;`,
};

const row = (content: string) => `<tr><td style="padding:0 32px 16px;" class="side">${content}</td></tr>`;

const codeRow = (code: string) =>
  row(
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="sunken" bgcolor="#F1F5F6" align="center" style="background-color:#F1F5F6;border-radius:10px;padding:18px 8px;"><p class="ink" style="${STYLE.code}">${code}</p></td></tr></table>`,
  );

const buttonRow = (label: string, address: string) =>
  row(
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="button" bgcolor="#077771" style="background-color:#077771;border-radius:10px;mso-padding-alt:14px 24px;"><a class="button-text" href="${address}" style="${STYLE.button}">${label}</a></td></tr></table>`,
  );
