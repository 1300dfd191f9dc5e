import { expect, test } from 'vitest';
import { QUIET_EVENTS } from './as-seen.ts';

test('a decision about a ride holds while drivers are asked and its driver is on the way, and after nothing else', () => {
  expect(QUIET_EVENTS).toEqual([
    'ride.offered',
    'ride.retimed',
    'ride.stalled',
    'ride.assured',
    'ride.resumed',
  ]);
});
