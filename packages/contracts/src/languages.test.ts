import { expect, test } from 'vitest';
import { findChosenLanguage, findLanguage, languageCookie, readAddress, sitePath } from './languages.ts';

test.each([
  ['en', '/', '/'],
  ['en', '/faq', '/faq'],
  ['bn', '/', '/bn'],
  ['bn', '/faq', '/bn/faq'],
] as const)('%s of %s stands at %s, and is read from there', (language, path, address) => {
  expect(sitePath(path, language)).toBe(address);
  expect(readAddress(address)).toEqual({ language, path });
});

test.each([
  ['/bn/', 'bn', '/'],
  ['/bn/no/such', 'bn', '/no/such'],
  ['/bnx', 'en', '/bnx'],
  ['/en/faq', 'en', '/en/faq'],
  ['/BN', 'en', '/BN'],
  ['', 'en', ''],
])('%s is read as %s of %s', (address, language, path) => {
  expect(readAddress(address)).toEqual({ language, path });
});

test.each(['en', 'bn'] as const)('%s is found in what keeps it', (language) => {
  const [kept] = languageCookie(language, true).split('; ');
  expect(findChosenLanguage(`a=b; ${kept}; c=d`)).toBe(language);
  expect(languageCookie(language, true)).toMatch(/; secure$/);
  expect(languageCookie(language, false)).not.toContain('secure');
});

test.each([
  ['', [], 'en'],
  ['', ['bn-BD', 'en'], 'bn'],
  ['', ['fr', 'BN', 'en'], 'bn'],
  ['', ['en-GB', 'bn'], 'en'],
  ['', ['fr'], 'en'],
  ['a=b; ridewire_language=en', ['bn'], 'en'],
  ['ridewire_language=bn', ['en'], 'bn'],
  ['ridewire_language=fr', ['bn'], 'bn'],
] as const)('with the cookies “%s” and the wishes %j the language is %s', (cookies, wished, language) => {
  expect(findLanguage(cookies, wished)).toBe(language);
});
