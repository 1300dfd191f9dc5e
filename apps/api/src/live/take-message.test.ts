import { expect, test, vi } from 'vitest';
import { markLate, takeMessage } from './take-message.ts';

const RIDE = `{"event" : "ride.accepted", "ride" : {"id" : "${crypto.randomUUID()}", "version" : 2, "status" : "accepted"}}`;
const OTHER = '{"event":"choices.changed","userId":"nadia"}';

function take(payload: string) {
  const takers = {
    isKnown: () => false,
    onEvent: vi.fn(),
    onGap: vi.fn(),
    log: { info: () => {}, warn: () => {}, error: () => {} },
  };
  takeMessage(payload, takers);
  return takers.onEvent.mock.calls;
}

test('an event is as late as it is marked', () => {
  expect(take(OTHER)).toEqual([[JSON.parse(OTHER), false]]);
  expect(take(markLate(OTHER))).toEqual([[{ ...JSON.parse(OTHER), late: true }, true]]);
});

test('a ride’s event has its version, and needs no mark', () => {
  expect(markLate(RIDE)).toBe(RIDE);
  expect(take(markLate(RIDE))).toEqual([[JSON.parse(RIDE), false]]);
});

test('a mark that would not fit a notification is left out', () => {
  const long = JSON.stringify({ event: 'announcement.changed', driverIds: ['ক'.repeat(2_650)] });
  expect(Buffer.byteLength(long)).toBeLessThan(8_000);
  expect(markLate(long)).toBe(long);
});
