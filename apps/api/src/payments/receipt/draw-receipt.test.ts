import { expect, test } from 'vitest';
import { withoutEmoji } from './draw-receipt.ts';

test.each([
  ['Nadia 🚗 Rahman', 'Nadia Rahman'],
  ['👩🏽‍🚀', ''],
  ['🇧🇩 Dhaka ❤️', 'Dhaka'],
  ['Café №5 © 2026, ৳ ১০০ · Nadia', 'Café №5 © 2026, ৳ ১০০ · Nadia'],
])('%j is drawn as %j', (text, drawn) => {
  expect(withoutEmoji(text)).toBe(drawn);
});
