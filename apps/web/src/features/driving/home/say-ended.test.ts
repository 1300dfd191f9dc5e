import { createFormat } from '@ridewire/ui/format/create-format.ts';
import { expect, test } from 'vitest';
import { makeDriverRide } from '../../../testing/make-ride.ts';
import { dueCents, sayCollect, sayEarned } from './say-ended.ts';
import { driver } from '../texts.en.ts';

const format = createFormat({ timeZone: 'Asia/Dhaka' });
const whole = makeDriverRide('completed');
const refunded = { ...makeDriverRide('completed', { refundedCents: 500 }), payoutCents: 760 };
const said = (say: typeof sayCollect, ride: typeof whole) => Object.values(say(ride, driver, format));

test('the driver collects what the rider is told to pay', () => {
  expect(said(sayCollect, whole)).toEqual(['Collect $14.50 cash', 'Nadia Rahman pays you the fare in cash.']);
  expect(said(sayCollect, refunded)).toEqual([
    'Collect $9.50 cash',
    'Nadia Rahman pays you the rest of the fare in cash: $14.50 less $5.00 refunded.',
  ]);
});

test('the person in the car pays, also where somebody else booked', () => {
  const booked = { ...whole, passenger: { name: 'Anwar Ali', phone: null } };
  expect(said(sayCollect, booked)[1]).toBe('Anwar Ali pays you the fare in cash.');
});

test('what was earned is told in parts that add up', () => {
  expect(said(sayEarned, whole)).toEqual(['$11.60 earned', 'Fare $14.50, fee $2.90']);
  expect(said(sayEarned, refunded)).toEqual(['$7.60 earned', 'Fare $14.50, refunded $5.00, fee $1.90']);
});

test('the driver collects what a promo code leaves, and earns a share of the whole fare', () => {
  const promoted = { ...whole, discountCents: 450 };
  expect(said(sayCollect, promoted)[0]).toBe('Collect $10.00 cash');
  expect(said(sayEarned, promoted)).toEqual(['$11.60 earned', 'Fare $14.50, fee $2.90']);
  const less = { ...promoted, refundedCents: 500, payoutCents: 760 };
  expect(said(sayEarned, less)).toEqual(['$7.60 earned', 'Fare $14.50, refunded $5.00, fee $1.90']);
});

test('after a ride that a code paid whole, the driver reads that there is nothing to collect', () => {
  const free = { ...whole, discountCents: 1_450 };
  expect(dueCents(free)).toBe(0);
  expect(said(sayEarned, free)).toEqual([
    '$11.60 earned',
    'Nothing to collect: a promo code pays the fare. Fare $14.50, fee $2.90',
  ]);
});

test('nothing is due of a ride refunded whole, or of one that was not driven', () => {
  expect(dueCents(whole)).toBe(1_450);
  expect(dueCents({ ...whole, refundedCents: 1_450 })).toBe(0);
  expect(dueCents(makeDriverRide('canceled'))).toBe(0);
});
