import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { drawPaper, withoutEmoji } from './draw-paper.ts';

test.each([
  ['Nadia 🚗 Rahman', 'Nadia Rahman'],
  ['👩🏽‍🚀', ''],
  ['🇧🇩 Dhaka ❤️', 'Dhaka'],
  ['Café №5 © 2026, ৳ ১০০ · Nadia', 'Café №5 © 2026, ৳ ১০০ · Nadia'],
])('%j is drawn as %j', (text, drawn) => {
  expect(withoutEmoji(text)).toBe(drawn);
});

test('Bangla signs are drawn where they belong, so a word reads as it is written', async () => {
  const data = new Uint8Array(await drawPaper({ title: 'মেট্রো', language: 'bn', parts: [] }));
  const document = await getDocument({ data, useSystemFonts: false }).promise;
  const { items } = await (await document.getPage(1)).getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join('');
  // Marks without letters of their own are read as control characters.
  expect(text.replaceAll(/\p{Cc}/gu, '')).toBe('Ridewireমেট্রো');
});
