import { expect, test } from 'vitest';
import { writeStatement } from './write-statement.ts';

const words = {
  ...{ day: 'Day', time: 'Time', ride: 'Ride', pickup: 'From', destination: 'To' },
  ...{ fare: 'Fare', refunded: 'Refunded', fee: 'Fee', net: 'Net', cash: 'Cash', bonus: 'Bonus' },
};
const ride = (id: string, change: object = {}) => ({
  ...{
    id,
    completedAt: '2026-11-21T08:32:00.000Z',
    pickupAddress: 'Gulshan 2',
    destinationAddress: 'Airport',
  },
  ...{ fareCents: 1_450, discountCents: 0, refundedCents: 0, payoutCents: 1_160 },
  ...change,
});
const bonus = (name: string, at: string) => ({ id: name, name, amountCents: 5_000, at });
const write = (rides: ReturnType<typeof ride>[], extra: ReturnType<typeof bonus>[] = []) =>
  writeStatement(
    {
      days: [
        { day: '2026-11-20', onlineSeconds: 0, rides: [] },
        { day: '2026-11-21', onlineSeconds: 60, rides },
      ],
    },
    {
      words,
      extra,
      // As a Bangla page says it; programs read Latin digits.
      clock: (at) => at.slice(11, 16).replaceAll('8', '৮'),
      dayOf: (at) => at.slice(0, 10),
      sayAddress: (address) => address.toUpperCase(),
    },
  )
    .slice(1)
    .split('\r\n');

test('a line a ride, the oldest first, in dollars', () => {
  expect(write([ride('b', { refundedCents: 450, payoutCents: 800 }), ride('a')])).toEqual([
    '"Day","Time","Ride","From","To","Fare","Refunded","Fee","Net","Cash"',
    '"2026-11-21","08:32","a","GULSHAN 2","AIRPORT",14.50,0.00,2.90,11.60,14.50',
    '"2026-11-21","08:32","b","GULSHAN 2","AIRPORT",14.50,4.50,2.00,8.00,10.00',
    '',
  ]);
});

test('with a discount the rider pays less than the fare in cash, and fare, fee and net are as without', () => {
  const [, plain, refunded] = write([
    ride('b', { fareCents: 1_000, discountCents: 300, refundedCents: 350, payoutCents: 520 }),
    ride('a', { fareCents: 1_000, discountCents: 300, payoutCents: 800 }),
  ]);
  expect(plain).toMatch(/,10\.00,0\.00,2\.00,8\.00,7\.00$/);
  expect(refunded).toMatch(/,10\.00,3\.50,1\.30,5\.20,3\.50$/);
});

test('quotes are doubled, and what looks like a formula is text', () => {
  const [, line] = write([ride('a', { pickupAddress: '=cmd "x"', destinationAddress: '+8' })]);
  expect(line).toContain(`"'=CMD ""X""","'+8"`);
});

test('bonuses come after the rides, the oldest first, and are no cash', () => {
  const lines = write(
    [ride('a')],
    [bonus('Late', '2026-11-21T09:00:00.000Z'), bonus('Eid "week"', '2026-11-20T09:00:00.000Z')],
  );
  expect(lines.slice(2)).toEqual([
    '"2026-11-20","09:00","Bonus: Eid ""week""",,,,,,50.00,',
    '"2026-11-21","09:00","Bonus: Late",,,,,,50.00,',
    '',
  ]);
});
