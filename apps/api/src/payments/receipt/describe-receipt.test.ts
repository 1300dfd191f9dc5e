import { FIRST_RIDE_TYPES, firstRideType, quoteFare, type PaymentReceipt } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import type { PaperLine } from '../../paper/paper.ts';
import { describeReceipt } from './describe-receipt.ts';

const RIDE_ID = '019aa5b1-6c1e-7d41-9b0f-3f6f2f1c8a27';
const trip = { type: 'standard', distanceMeters: 8_000, durationSeconds: 1_440 } as const;
const usual = quoteFare(firstRideType(trip.type), trip.distanceMeters, trip.durationSeconds).fareCents;

function paymentOf({
  amountCents = usual,
  discountCents = 0,
  refundedCents = 0,
  ...ride
}: Record<string, unknown> & {
  amountCents?: number;
  discountCents?: number;
  refundedCents?: number;
} = {}): PaymentReceipt {
  const at = '2026-11-26T20:12:00.000Z';
  return {
    ...{ rideId: RIDE_ID, paidAt: at, method: 'cash', amountCents, discountCents, refundedCents },
    refunds: refundedCents > 0 ? [{ id: 'r', amountCents: refundedCents, reason: 'Long way round', at }] : [],
    ride: {
      ...trip,
      fareCents: amountCents + discountCents,
      driver: { name: 'Rafiq Islam', vehicleModel: 'Toyota Axio', licensePlate: 'DHK-1234' },
      pickup: { address: 'Gulshan 2 Circle, Gulshan' },
      destination: { address: 'My aunt’s house' },
      times: { picked_up: '2026-11-26T19:40:00.000Z', completed: at },
      ...ride,
    },
  } as unknown as PaymentReceipt;
}
const describe = (payment: PaymentReceipt, language: 'en' | 'bn' = 'en') =>
  describeReceipt(payment, { language, name: 'Nadia', timeZone: 'Asia/Dhaka', types: FIRST_RIDE_TYPES });
const written = (lines: readonly PaperLine[]) => lines.map(({ name, value }) => `${name}: ${value}`);

test('a receipt says who drove whom, when by the city’s clock, where and for how much', () => {
  const receipt = describe(paymentOf());
  expect(receipt.title).toBe('Receipt #1c8a27');
  expect(written(receipt.facts)).toEqual([
    'Date: 27 November 2026 · 02:12',
    'Paid with: Cash',
    'Type: Standard',
    'Rider: Nadia',
    'Driver: Rafiq Islam',
    'Vehicle: Toyota Axio',
    'Plate: DHK-1234',
    `Number: ${RIDE_ID}`,
  ]);
  expect(receipt.ends).toEqual([
    { name: 'Pickup', value: 'Gulshan 2 Circle, Gulshan', time: '01:40' },
    { name: 'Destination', value: 'My aunt’s house', time: '02:12' },
  ]);
  expect(written(receipt.fare)).toEqual([
    'Base fare: $2.50',
    'Distance, 8.0 km: $7.20',
    'Time, about 24 min: $4.80',
    'Total: $14.50',
  ]);
  expect(receipt.refunds).toEqual([]);
});

test('names the type of the ride, and leaves out a driver who is gone', () => {
  const type = firstRideType('premium');
  expect(written(describe(paymentOf({ type: type.id, driver: null })).facts).slice(1)).toEqual([
    ...['Paid with: Cash', `Type: ${type.names.en}`, 'Rider: Nadia', `Number: ${RIDE_ID}`],
  ]);
});

test('a wait and a refund are lines of their own, and what was paid is the last', () => {
  const { fare, refunds } = describe(
    paymentOf({ amountCents: usual + 60, waitingCents: 60, refundedCents: 300 }),
  );
  expect(written(fare).slice(3)).toEqual([
    'Waiting at the pickup: $0.60',
    'Total: $15.10',
    'Refunded: −$3.00',
    'You paid: $12.10',
  ]);
  expect(fare.filter(({ isTotal }) => isTotal).map(({ name }) => name)).toEqual(['Total', 'You paid']);
  expect(written(refunds)).toEqual(['27 November 2026 · 02:12 · $3.00: Long way round']);
});

test('a discount is a line above the total, which is what was to be paid', () => {
  const { fare } = describe(paymentOf({ amountCents: usual - 300, discountCents: 300, refundedCents: 100 }));
  expect(written(fare).slice(3)).toEqual([
    'Promo code: −$3.00',
    'Total: $11.50',
    'Refunded: −$1.00',
    'You paid: $10.50',
  ]);
});

test('a fare of another tariff has no parts', () => {
  expect(written(describe(paymentOf({ amountCents: usual + 1 })).fare)).toEqual(['Total: $14.51']);
});

test('in Bangla places that are known have their Bangla names, others stay as they were written', () => {
  const { title, facts, ends, fare } = describe(paymentOf(), 'bn');
  expect(title).toBe('রসিদ #1c8a27');
  expect(written(facts).slice(0, 2)).toEqual(['তারিখ: ২৭ নভেম্বর, ২০২৬, ০২:১২', 'মাধ্যম: নগদ']);
  expect(ends.map(({ value }) => value)).toEqual(['গুলশান ২ গোলচত্বর, গুলশান', 'My aunt’s house']);
  expect(written(fare).at(-1)).toBe('মোট: $১৪.৫০');
});
