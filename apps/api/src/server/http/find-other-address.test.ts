import { expect, test } from 'vitest';
import { inEachLanguage } from '../../testing/in-each-language.ts';
import { findAppAddress, findPageInLanguage } from './find-other-address.ts';

const built = {
  pages: { '/': '', '/faq': '', '/bn': '', '/bn/faq': '', '/sitemap.xml': '' },
  notFound: {},
  redirects: {},
  login: inEachLanguage(''),
  app: ['/dashboard/rides', '/login'],
};
const BANGLA = 'a=b; ridewire_language=bn';

test.each([
  ['/', BANGLA, 'none', '/bn'],
  ['/?utm=1', BANGLA, undefined, '/bn?utm=1'],
  ['/faq', BANGLA, 'cross-site', '/bn/faq'],
  // No language was chosen, or this very one.
  ['/faq', undefined, 'none', null],
  ['/faq', 'ridewire_language=en', 'none', null],
  ['/faq', 'ridewire_language=xx', 'none', null],
  // An address with a language is intentional.
  ['/bn/faq', 'ridewire_language=en', 'none', null],
  ['/bn/faq', BANGLA, 'none', null],
  // The same holds for a link between languages.
  ['/faq', BANGLA, 'same-origin', null],
  // One address for all languages.
  ['/sitemap.xml', BANGLA, 'none', null],
])('%s with cookies %j, led from %s: %s', (url, cookies, site, to) => {
  expect(findPageInLanguage(built, { url, cookies, site })).toBe(to);
});

test.each([
  ['/bn/login', '/login'],
  ['/bn/login?next=%2Fbn', '/login?next=%2Fbn'],
  ['/bn/dashboard/rides', '/dashboard/rides'],
  ['/bn/dashboard/no', undefined],
  ['/bn/no', undefined],
  ['/bn//login', undefined],
  ['/bn', undefined],
  ['/login', undefined],
  ['/en/login', undefined],
  ['/', undefined],
])('%s leads to the app: %s', (url, to) => {
  expect(findAppAddress(built, { url, cookies: undefined }, false)?.to).toBe(to);
});

test('the language of the address is kept where none was chosen', () => {
  const cookieAfter = (cookies: string | undefined) =>
    findAppAddress(built, { url: '/bn/login', cookies }, true)?.cookie;
  expect(cookieAfter(undefined)).toMatch(/^ridewire_language=bn; .*secure$/);
  expect(cookieAfter('ridewire_language=en')).toBeNull();
});
