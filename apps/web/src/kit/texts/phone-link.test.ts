import { expect, test } from 'vitest';
import { phoneLink } from './phone-link.ts';

test.each([
  ['+880 (17) 11-234567', 'tel:+8801711234567'],
  ['০১৫৫৫ ০০১১১১', 'tel:01555001111'],
])('%s is called by %s', (phone, link) => expect(phoneLink(phone)).toBe(link));
