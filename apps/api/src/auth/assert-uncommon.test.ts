import { expect, test } from 'vitest';
import { isCommon } from './assert-uncommon.ts';

test.each([
  'password123',
  'P@ssw0rd',
  'Ridewire1!',
  // A common word with an ending.
  'Password123!',
  'Dragon12!',
  'monkey-26',
  'Sunshine?!১২',
  // A word of ours, with any usual ending.
  'Ridewire-2026!',
  'Dhaka1971',
  'Driver@12345',
])('%s is common', (password) => expect(isCommon(password)).toBe(true));

test.each([
  'Correct-horse-7',
  'Battery-staple-8',
  // The ending is longer than what guessing adds.
  'Password12345!',
  'Ridewire123456789',
  'Drives-to-Dhaka-7',
  // Too few letters are left.
  '1q2w3e4r!!',
  'Love2026!',
  // Only an ending is cut off.
  '123!Password-of-mine',
])('%s isn’t common', (password) => expect(isCommon(password)).toBe(false));
