import { expect, test } from 'vitest';
import { isGuest, isPhoneNumber, subscriberDigits } from './guests.ts';

test.each([
  '01711 234567',
  '+880 1711-234567',
  '+880 (0)1711 234567',
  '008801711234567',
  '01711.234567',
  '1711234567',
  '০১৭১১ ২৩৪৫৬৭',
])('%s is one subscriber’s', (text) => expect(subscriberDigits(text)).toBe('1711234567'));

test('a short number that begins like the country’s code keeps its digits', () =>
  expect(subscriberDigits('8801234')).toBe('8801234'));

test.each(['', '12345', 'call me', '01711 234567 ext 9', '1234567890123456', '+88+01711234567'])(
  '“%s” is no whole number',
  (text) => expect(isPhoneNumber(text)).toBe(false),
);

test('only an address of ours is a guest’s, in any case', () => {
  expect(isGuest({ email: 'x@GUEST.invalid' })).toBe(true);
  expect(isGuest({ email: 'x@guest.invalid.example' })).toBe(false);
});

test('a number copied from a contacts app comes between marks of direction', () => {
  expect(isPhoneNumber('\u202a 01811-111111\u202c ')).toBe(true);
});
