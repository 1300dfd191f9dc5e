import { expect, it } from 'vitest';
import { checkDocument } from './check-document.ts';
import { documents } from './texts.en.ts';

const TODAY = '2026-11-21';
const photo = { type: 'image/jpeg', size: 5_000_000 };
const check = (file: { type: string; size: number } | null, expiresOn: string) =>
  checkDocument(documents, file, expiresOn, TODAY);

it('finds nothing wrong with a photo or a PDF that is valid tomorrow, or for 20 years', () => {
  expect(check(photo, '2026-11-22')).toEqual({});
  expect(check({ type: 'application/pdf', size: 10 * 1024 * 1024 }, '2046-11-21')).toEqual({});
});

it.each([
  [null, documents.noFile],
  [{ type: 'image/svg+xml', size: 9 }, documents.wrongType],
  [{ type: '', size: 9 }, documents.wrongType],
  [{ type: 'image/png', size: 10 * 1024 * 1024 + 1 }, documents.tooLarge],
])('says what is wrong with the file', (file, sentence) => {
  expect(check(file, '2027-01-01')).toEqual({ file: sentence });
});

it.each([
  ['', documents.noExpiry],
  [TODAY, documents.expiryPast],
  ['2046-11-22', documents.expiryFar],
])('says what is wrong with the day “%s”', (day, sentence) => {
  expect(check(photo, day)).toEqual({ expiresOn: sentence });
});
