import { expect, test } from 'vitest';
import { NO_CALL, readCall, writeCall } from './kept-call.ts';

const CALL = {
  ...NO_CALL,
  ...{ phone: '01811 111111', name: 'Amena', isLater: true, at: { day: '2026-11-30', time: '09:30' } },
  pickup: { address: 'Gulshan 2', lat: 23.79, lng: 90.41 },
  stops: [{ address: 'Banani 11', lat: 23.79, lng: 90.4 }, null],
};

test('what is written down of a call is read back whole', () => {
  expect(readCall(writeCall(CALL))).toEqual(CALL);
});

test('of a call not begun nothing is kept', () => {
  const { phone, ...others } = NO_CALL;
  for (const call of [NO_CALL, { ...others, phone }]) expect(writeCall(call)).toBe('');
  expect(readCall('')).toEqual(NO_CALL);
});

test.each([
  '{',
  'null',
  '[]',
  '"call"',
  JSON.stringify({ phone: 5, pickup: { lat: 1 }, stops: 'two', at: 'soon', isLater: 'yes' }),
])('anything else is left out: %s', (text) => {
  expect(readCall(text)).toEqual(NO_CALL);
});
