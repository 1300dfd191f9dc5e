import { expect, test } from 'vitest';
import { ListPaymentsInput } from './payments.ts';

const RIDE = '019aa5b1-6c1e-7d41-9b0f-3f6f2f1c8a27';
const read = (paidAt: string) => ListPaymentsInput.safeParse({ cursor: { paidAt, rideId: RIDE } });

test.each([
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00Z',
  '1999-12-31T23:59:59Z',
  '2100-01-01T00:00:00Z',
  '2026-02-30T00:00:00Z',
])('nothing was paid at %s', (paidAt) => expect(read(paidAt).error?.issues[0]?.message).toBe('time'));

test('a time that an answer gave', () => {
  expect(read('2026-11-21T03:12:45.120Z').success).toBe(true);
});
