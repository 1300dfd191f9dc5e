import { createFormat } from '@ridewire/ui/format/create-format.ts';
import { expect, test } from 'vitest';
import { rider as bangla } from '../texts.bn.ts';
import { rider } from '../texts.en.ts';
import { sayPayment } from './say-payment.ts';
import { KARIM, makeRide } from '../testing/make-ride.ts';

const format = createFormat({ timeZone: 'Asia/Dhaka' });
const said = (change: Parameters<typeof makeRide>[0], texts = rider) =>
  sayPayment(makeRide(change), texts, format);

test('whom to pay, how much and how is said from the request to the receipt', () => {
  expect(said({})).toBe('Pay your driver $15.51 in cash at the end');
  expect(said({ status: 'accepted', driver: KARIM })).toBe('Pay Karim $15.51 in cash at the end');
  expect(said({ status: 'in_transit', driver: KARIM })).toBe('Pay Karim $15.51 in cash at the end');
  expect(said({ status: 'completed', driver: KARIM })).toBe('Pay Karim $15.51 in cash');
  expect(said({ status: 'completed', driver: KARIM }, bangla)).toBe('Karim-কে নগদ $15.51 দিন');
});

test('cash is paid by the person in the car, also where the rider booked for them', () => {
  const booked = { driver: KARIM, passenger: { name: 'Anwar', phone: null } };
  expect(said({ status: 'accepted', ...booked })).toBe('Anwar pays Karim $15.51 in cash at the end');
  expect(said({ status: 'completed', ...booked })).toBe('Anwar pays Karim $15.51 in cash');
  expect(said({ status: 'completed', ...booked }, bangla)).toBe('Anwar Karim-কে নগদ $15.51 দেবেন');
});

test('a ride that a code pays whole says that nothing is to be paid', () => {
  const free = { discountCents: 1_551, driver: KARIM };
  expect(said({ status: 'in_transit', ...free })).toBe('Nothing to pay: your promo code covers the fare');
  expect(said({ status: 'completed', ...free })).toBe('Nothing to pay: your promo code covers the fare');
  expect(said({ status: 'canceled', ...free })).toBeNull();
});

test('what was given back is not asked for, and a canceled ride costs nothing', () => {
  expect(said({ status: 'completed', driver: KARIM, refundedCents: 551 })).toBe('Pay Karim $10.00 in cash');
  expect(said({ status: 'completed', driver: KARIM, refundedCents: 1_551 })).toBeNull();
  expect(said({ status: 'canceled', driver: KARIM })).toBeNull();
});
