import { runInNewContext } from 'node:vm';
import { findLanguage, LANGUAGES } from '@ridewire/contracts/languages';
import { expect, test } from 'vitest';
import firstPaint from '../../../public/first-paint.js?raw';

test.each([
  ['', ['en-US'], 'en'],
  ['', ['bn-BD', 'en'], 'bn'],
  ['', ['BN'], 'bn'],
  ['', ['de-AT', 'bn', 'en'], 'bn'],
  ['', ['de'], 'en'],
  ['', [], 'en'],
  ['ridewire_language=bn', ['en'], 'bn'],
  ['sidebar_state=false; ridewire_language=en', ['bn'], 'en'],
  ['ridewire_language=bn; sidebar_state=false', ['en'], 'bn'],
  ['ridewire_language=xx', ['bn'], 'bn'],
  ['ridewire_language=bnx', ['en'], 'en'],
  ['other_ridewire_language=bn', ['en'], 'en'],
])('cookies %j and wishes %j: %s, and so before the first paint', (cookies, wished, expected) => {
  expect(findLanguage(cookies, wished)).toBe(expected);
  expect(paintFirst(cookies, wished)).toBe(expected);
});

/** The language that public/first-paint.js gives the app's document. */
function paintFirst(cookie: string, languages: readonly string[]): string | undefined {
  const page: { lang?: string } & Record<string, unknown> = {
    hasAttribute: (name: string) => name === 'data-any-language',
    getAttribute: (name: string) => (name === 'data-any-language' ? LANGUAGES.join(' ') : 'light'),
    setAttribute: () => {},
  };
  runInNewContext(firstPaint, {
    document: { documentElement: page, cookie, querySelectorAll: () => [] },
    localStorage: { getItem: () => 'light' },
    navigator: { languages },
    addEventListener: () => {},
    MutationObserver: class {
      observe() {}
    },
  });
  return page.lang;
}
