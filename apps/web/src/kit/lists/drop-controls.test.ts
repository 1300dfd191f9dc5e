import { expect, test } from 'vitest';
import { dropControls } from './drop-controls.ts';

test('what is no letter of any language is left out, and nothing else', () => {
  expect(dropControls('ri\u0000na\u0007\u007f\u0085\u202e')).toBe('rina');
  expect(dropControls('Rina\tAkter')).toBe('Rina Akter');
  expect(dropControls('ঢাকা O’Neil ☕ é')).toBe('ঢাকা O’Neil ☕ é');
});
