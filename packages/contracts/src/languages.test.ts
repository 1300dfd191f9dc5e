import { expect, test } from 'vitest';
import { sitePath } from './languages.ts';

test.each([
  ['/', 'en', '/'],
  ['/faq', 'en', '/faq'],
  ['/', 'bn', '/bn'],
  ['/faq', 'bn', '/bn/faq'],
] as const)('%s in %s is %s', (path, language, expected) => expect(sitePath(path, language)).toBe(expected));
