import { expect, test } from 'vitest';
import { sitePath } from '@ridewire/contracts/languages';
import { linkIn, listRedirects, readAddress } from './addresses.ts';

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

test.each([
  ['/', '/bn'],
  ['/faq#refund', '/bn/faq#refund'],
  ['/contact?topic=plans', '/bn/contact?topic=plans'],
  ['/about', '/bn/about'],
  ['/login', '/login'],
  ['/register', '/register'],
  ['/driver-signup', '/driver-signup'],
  ['/dashboard/profile', '/dashboard/profile'],
  ['#content', '#content'],
])('a link to %s leads to %s', (to, address) => {
  expect(linkIn('bn', to)).toBe(address);
  expect(linkIn('en', to)).toBe(to);
});

test('other addresses lead on in their language; those of the app have one', () => {
  const redirects = listRedirects();
  expect(redirects).toMatchObject({ '/faq/': '/faq', '/bn/faq/': '/bn/faq' });
  const others = Object.entries(redirects).filter(([from]) => from === '/bn/' || !from.endsWith('/'));
  expect(Object.fromEntries(others)).toEqual({
    '/about': '/about-us',
    '/register': '/signup',
    '/driver-signup': '/signup?role=driver',
    '/bn/': '/bn',
    '/bn/about': '/bn/about-us',
  });
});
