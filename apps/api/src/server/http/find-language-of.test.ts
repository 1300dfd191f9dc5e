import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { findLanguageOf } from './find-language-of.ts';

const find = (wishes?: string, cookie?: string) =>
  findLanguageOf({ headers: { 'accept-language': wishes, cookie } } as FastifyRequest);

test.each([
  [undefined, 'en'],
  ['bn', 'bn'],
  ['bn-BD,bn;q=0.9,en;q=0.8', 'bn'],
  ['en;q=0.8, bn ; q=0.9', 'bn'],
  ['en;q=0.8;x=1,bn;q=0.7', 'en'],
  ['*', 'en'],
  [';;;,,q=', 'en'],
])('who wishes %o gets %s', (wishes, language) => expect(find(wishes)).toBe(language));

test('what was chosen counts more', () => expect(find('bn', 'ridewire_language=en')).toBe('en'));

// Fifteen thousand blanks before a weight once held the process for seconds.
test.each([' '.repeat(15_000), 'en;q=0.1,'.repeat(1_500), ';'.repeat(15_000)])(
  'of a header nobody’s browser sends, the end isn’t read',
  (filling) => expect(find(`en;q=0.1${filling},bn;q=1`)).toBe('en'),
);
