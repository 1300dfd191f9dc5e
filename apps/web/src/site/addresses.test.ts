import { readAddress } from '@ridewire/contracts/languages';
import { expect, test } from 'vitest';
import { linkIn, listRedirects } from './addresses.ts';

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
  const others = Object.entries(redirects).filter(
    ([from]) => ['en', 'bn'].includes(readAddress(from).language) && (from === '/bn/' || !from.endsWith('/')),
  );
  expect(Object.fromEntries(others)).toEqual({
    '/about': '/about-us',
    '/register': '/signup',
    '/driver-signup': '/signup?role=driver',
    '/bn/': '/bn',
    '/bn/about': '/bn/about-us',
  });
});
