import { LANGUAGES, sitePath, type Language } from '@ridewire/contracts';
import { describe, expect, test } from 'vitest';
import type { Letter } from '../texts/letter.ts';
import { renderMail } from './render-mail.ts';
import { writeLetter } from './write-letter.ts';

const URL = 'https://ride.example.com';
const HOSTILE = `<b>"Al"</b> & 'Co' <img src=//x.example onerror=alert(1)></p>`;

const WHEN = new Date('2026-11-21T20:32:00Z');
const ZONE = 'Asia/Dhaka';

const CODE = { code: '042917', minutes: 10 };

const lettersIn = (language: Language, name: string | null): [string, Letter][] => {
  const to = { name, language };
  const letters: [string, Letter][] = [
    ['verify', writeLetter('verify_code', to, CODE)],
    ['reset', writeLetter('reset_code', to, CODE)],
    ['password reset', writeLetter('password_reset', to, { at: WHEN, timeZone: ZONE, passkeys: 0 })],
    [
      'password reset with passkeys',
      writeLetter('password_reset', to, { at: WHEN, timeZone: ZONE, passkeys: 2 }),
    ],
    ...(['on', 'off', 'removed', 'recovered', 'renewed'] as const).map((change): [string, Letter] => [
      `second factor ${change}`,
      writeLetter(`factor_${change}`, to, { at: WHEN, timeZone: ZONE, passkeys: 0 }),
    ]),
    [
      'second factor removed with passkeys',
      writeLetter('factor_removed', to, { at: WHEN, timeZone: ZONE, passkeys: 2 }),
    ],
    ...(['added', 'removed'] as const).map((change): [string, Letter] => [
      `passkey ${change}`,
      writeLetter(`passkey_${change}`, to, { at: WHEN, timeZone: ZONE, passkey: '★' }),
    ]),
    ['approved', writeLetter('driver_approved', to, {})],
    ['suspended', writeLetter('driver_suspended', to, { reason: null })],
    ['reactivated', writeLetter('driver_reactivated', to, {})],
  ];
  return letters.map(([kind, letter]) => [`${kind} in ${language}`, letter]);
};
const letters = (name: string | null) => LANGUAGES.flatMap((language) => lettersIn(language, name));

const answeredIn = (language: Language): [string, Letter] => [
  `answered in ${language}`,
  writeLetter(
    'message_answered',
    { name: null, language },
    { answer: ['২০৪৮'], writtenAt: WHEN, timeZone: ZONE },
  ),
];

/** The visible text of a mail's HTML, in one line. */
const seen = (html: string) =>
  html
    .replace(/<!--[\s\S]*?-->|<head>[\s\S]*<\/head>|<div style="display:none[\s\S]*?<\/div>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&');
const words = (text: string) => text.split(/[\s:]+/).filter(Boolean);

describe.each([...letters('Nadia Rahman'), ...LANGUAGES.map(answeredIn)])('%s', (_kind, letter) => {
  const mail = renderMail(letter, URL);

  test('the text says all that the HTML shows', () => {
    const text = new Set(words(mail.text));
    expect(words(seen(mail.html)).filter((word) => !text.has(word))).toEqual([]);
    for (const paragraph of [letter.heading, ...letter.paragraphs, letter.footnote]) {
      expect(mail.text).toContain(paragraph);
      expect(seen(mail.html)).toContain(paragraph);
    }
    expect(mail.text).not.toMatch(/<\/?\w/);
  });

  test('ends with our address, in the language of the letter', () => {
    const home = (URL + sitePath('/', letter.language)).replace(/\/$/, '');
    expect(mail.text).toMatch(new RegExp(`\nRidewire\n${home}\n$`));
    expect(mail.html).toContain(`>${home}</a>`);
  });

  test('nothing is fetched, nothing runs, and links lead to the product alone', () => {
    const addresses = [...mail.html.matchAll(/(?:href|src|background|action|data)\s*=\s*"([^"]*)"/gi)];
    expect(addresses.length).toBeGreaterThan(0);
    for (const [, address] of addresses)
      expect(address).toMatch(/^https:\/\/ride\.example\.com(\/[a-z/]+)?$/);
    expect(mail.html).not.toMatch(
      /<(script|img|link|iframe|object|form|svg|picture|video)\b|url\(|@import|@font-face/i,
    );
  });

  test('tables of at most 600 px, both color schemes, a short subject on one line', () => {
    expect(mail.html).toContain('max-width:600px');
    expect(mail.html).toContain('<meta name="color-scheme" content="light dark">');
    expect(mail.html).toContain('prefers-color-scheme: dark');
    expect(mail.subject).toMatch(/^.{5,50}$/);
    for (const [table] of mail.html.matchAll(/<table[^>]*>/g)) expect(table).toContain('role="presentation"');
  });
});

test.each(letters(HOSTILE))('%s: what people typed stays text', (_kind, letter) => {
  const { html, subject } = renderMail(letter, URL);
  expect(html).toContain('&lt;b&gt;&quot;Al&quot;&lt;/b&gt; &amp; &#39;Co&#39; &lt;img src=//x.example');
  expect(html).not.toMatch(/<b>|<img/);
  expect(subject).not.toContain('Al');
});

test.each(letters(null))('%s: it reads well without a name', (_kind, letter) => {
  expect(letter.paragraphs[0]).toMatch(/^[\p{Lu}\p{Lo}\p{Nd}]/u);
  expect(renderMail(letter, URL).html).not.toMatch(/null|undefined/);
});

describe.each(['verify', 'reset'] as const)('the code to %s', (purpose) => {
  const mail = renderMail(writeLetter(`${purpose}_code`, { name: null, language: 'en' }, CODE), URL);

  test('is six digits that can be copied, on a line of its own', () => {
    expect(mail.html).toContain('>042917<');
    expect(mail.text.split('\n')).toContain('042917');
  });

  test('is not in the subject, which mail servers log', () => {
    expect(mail.subject).not.toMatch(/\d/);
  });

  test('comes with how long it works and what to do if it wasn’t you', () => {
    expect(mail.text).toContain('for 10 minutes');
    expect(mail.text).toMatch(/If you didn’t .+, ignore this email/);
  });
});

describe.each([...lettersIn('bn', 'নাদিয়া'), answeredIn('bn')])('%s', (_kind, letter) => {
  const mail = renderMail(letter, URL);
  const said = [mail.subject, letter.preheader, mail.text, seen(mail.html)].join('\n');

  test('no word of English and no Latin digit is left, but for the name, the address and the code', () => {
    const left = said.replaceAll('042917', '').replaceAll(/https:\S+/g, '');
    expect(left.match(/[A-Za-z0-9]+/g)?.filter((word) => word !== 'Ridewire') ?? []).toEqual([]);
    expect(said).toMatch(/।/);
  });

  test('screen readers and hyphenation know its language', () => {
    expect(mail.html).toContain('<html lang="bn">');
  });
});

test.each(lettersIn('en', 'Nadia'))(
  '%s: its language is told, and no Bangla stands in it',
  (_kind, letter) => {
    const mail = renderMail(letter, URL);
    expect(mail.html).toContain('<html lang="en">');
    expect(mail.subject + mail.text + mail.html).not.toMatch(/\p{Script=Bengali}/u);
  },
);

test('times and days are written in the language, in the city’s clock', () => {
  const says = (language: Language) =>
    writeLetter('password_reset', { name: null, language }, { at: WHEN, timeZone: ZONE, passkeys: 0 })
      .paragraphs[0];
  expect(says('en')).toBe('Your password was reset on 22 November 2026 at 02:32.');
  expect(says('bn')).toBe('২২ নভেম্বর, ২০২৬ তারিখে ০২:৩২ সময়ে আপনার অ্যাকাউন্টের পাসওয়ার্ড রিসেট করা হয়েছে।');
});
