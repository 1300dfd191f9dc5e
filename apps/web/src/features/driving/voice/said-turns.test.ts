import { expect, test } from 'vitest';
import { parseSaid } from './said-turns.ts';

const turn = { lat: 23.78, lng: 90.4, turn: 'right', when: 'near' };
const kept = (stage: string) => JSON.stringify({ stage, said: [turn] });

test('what was said is known after a reload of the same stage, and forgotten in another', () => {
  expect(parseSaid(kept('ride-1 pickup'), 'ride-1 pickup')).toEqual([turn]);
  expect(parseSaid(kept('ride-1 pickup'), 'ride-1 destination')).toEqual([]);
  expect(parseSaid(kept('ride-1 pickup'), 'ride-2 pickup')).toEqual([]);
});

test.each([
  null,
  '',
  'null',
  '[]',
  '{"stage":"a"}',
  '{"stage":"a","said":5}',
  '{"stage":"a","said":[null,3,{}]}',
  '{',
])('what others stored is nothing said: %j', (text) => {
  expect(parseSaid(text, 'a')).toEqual([]);
});
