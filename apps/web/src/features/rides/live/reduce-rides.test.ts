import { expect, test } from 'vitest';
import { reduceRides, turnOfRide, type RidesTold } from './reduce-rides.ts';

const snapshot = { type: 'snapshot', data: null, serverTime: 0 } as const;
const change = (rideId: string) => ({ type: 'change', data: { rideId } }) as const;
const after = (...messages: Parameters<typeof reduceRides>[1][]) =>
  messages.reduce<RidesTold | undefined>(reduceRides, undefined) as RidesTold;

test('every message is news for lists', () => {
  expect(after(snapshot).turn).toBe(1);
  expect(after(snapshot, change('a'), change('a'), snapshot).turn).toBe(4);
});

test('of one ride only its own changes are news, and gaps', () => {
  const before = after(snapshot, change('a'));
  const turn = turnOfRide(before, 'a');
  expect(turnOfRide(reduceRides(before, change('b')), 'a')).toBe(turn);
  expect(turnOfRide(reduceRides(before, change('a')), 'a')).not.toBe(turn);
  const gap = reduceRides(before, snapshot);
  expect(turnOfRide(gap, 'a')).not.toBe(turn);
  expect(turnOfRide(reduceRides(gap, snapshot), 'a')).not.toBe(turnOfRide(gap, 'a'));
  expect(turnOfRide(before, 'b')).toBe(turnOfRide(after(snapshot), 'b'));
});

test('what is remembered has an end, and who is forgotten is read anew', () => {
  let told = after(snapshot, change('a'));
  const turn = turnOfRide(told, 'a');
  for (let n = 0; n < 1_000; n++) told = reduceRides(told, change(`other ${n}`));
  expect(told.turns.size).toBeLessThanOrEqual(200);
  expect(turnOfRide(told, 'a')).not.toBe(turn);
  expect(turnOfRide(told, 'other 999')).toBe(told.turn);
});

test('a ride told of again is the last to be forgotten', () => {
  let told = after(snapshot, change('a'));
  for (let n = 0; n < 199; n++) told = reduceRides(told, change(`other ${n}`));
  expect(told.turns.size).toBe(200);
  told = reduceRides(reduceRides(told, change('a')), change('another'));
  expect(turnOfRide(told, 'a')).toBe(told.turn - 1);
  expect(told.turns.size).toBe(200);
});
