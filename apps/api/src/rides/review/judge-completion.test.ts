import { expect, test } from 'vitest';
import { judgeCompletion, type Completion } from './judge-completion.ts';

const DESTINATION = { lat: 23.8433, lng: 90.3978 };
/** A place this many meters south of the destination. */
const away = (meters: number) => ({ lat: DESTINATION.lat - meters / 111_195, lng: DESTINATION.lng });
const judge = (more: Partial<Completion>) =>
  judgeCompletion({
    destination: DESTINATION,
    durationSeconds: 1_200,
    acceptedMs: 0,
    completedMs: 1_500_000,
    position: away(0),
    isWithoutPin: false,
    ...more,
  });

test.each([
  ['at its destination, in its time', {}, null],
  ['near it', { position: away(499) }, null],
  ['further away', { position: away(502) }, ['far']],
  ['nobody knows where', { position: null }, null],
  ['in a quarter of the time', { completedMs: 300_000 }, null],
  ['in less', { completedMs: 299_000 }, ['fast']],
  [
    'two seconds after the accept, where it began',
    { completedMs: 2_200, position: away(6_000) },
    ['far', 'fast'],
  ],
  [
    'two seconds after the accept, of a car that never told where it is',
    { completedMs: 2_200, position: null },
    ['fast'],
  ],
  ['begun without its PIN', { isWithoutPin: true }, ['no_pin']],
  ['accepted nobody knows when', { acceptedMs: null, completedMs: 2_200 }, null],
  ['a short trip that took its time', { durationSeconds: 60, completedMs: 16_000 }, null],
] as const)('completed %s', (_how, more, why) => expect(judge(more)?.why ?? null).toEqual(why));

test('it says how far, and how fast', () => {
  expect(judge({ completedMs: 2_200, position: away(6_000) })).toEqual({
    why: ['far', 'fast'],
    metersAway: 6_000,
    tookSeconds: 2,
  });
  // Clocks of two processes may differ a little.
  expect(judge({ acceptedMs: 3_000, completedMs: 2_200, position: null })?.tookSeconds).toBe(0);
});
