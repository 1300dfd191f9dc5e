import { expect, test } from 'vitest';
import { judgePassword } from './judge-password.ts';

const own = ['Nadia Rahman', 'nadia.rahman@example.test'];

test.each([
  ['', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['12345678901234567890', 'weak'],
  ['abcdefghijklmnop', 'weak'],
  ['asdfghjklpoiuytrewq', 'weak'],
  ['Password123!', 'weak'],
  ['p@$$w0rd2026', 'weak'],
  ['NadiaRahman2026', 'weak'],
  ['vkqhzwbt', 'fair'],
  ['xK7#pQ2vM9', 'good'],
  ['xK7#pQ2vM9!tWz', 'strong'],
  ['wires cross over nine rivers', 'strong'],
  ['ঢাকার রাস্তায় বৃষ্টি', 'strong'],
] as const)('%j is %s', (password, strength) => {
  expect(judgePassword(password, own)).toBe(strength);
});

test('the person’s own words count only against the person', () => {
  expect(judgePassword('Rahman#nadia7', own)).toBe('weak');
  expect(judgePassword('Rahman#nadia7', [])).toBe('strong');
});

test('signs in place of letters help no word, and take nothing from what is none', () => {
  expect(judgePassword('p4ssw0rd')).toBe(judgePassword('password'));
  expect(judgePassword('7f3a91c05be4')).toBe('good');
});
