import { expect, test } from 'vitest';
import { stateOf } from './quest-state.ts';

const quest = {
  beginsAt: '2026-11-30T18:00:00.000Z',
  endsAt: '2026-12-07T18:00:00.000Z',
  endedAt: null,
};
const at = (moment: string) => Date.parse(moment);

test('a quest comes, runs from its first moment, and is over with its last', () => {
  expect(stateOf(quest, at('2026-11-30T17:59:59.999Z'))).toBe('coming');
  expect(stateOf(quest, at('2026-11-30T18:00:00.000Z'))).toBe('running');
  expect(stateOf(quest, at('2026-12-07T17:59:59.999Z'))).toBe('running');
  expect(stateOf(quest, at('2026-12-07T18:00:00.000Z'))).toBe('over');
});

test('one that was ended says so, also once its days are over', () => {
  const ended = { ...quest, endedAt: '2026-12-01T00:00:00.000Z' };
  expect(stateOf(ended, at('2026-12-02T00:00:00.000Z'))).toBe('ended');
  expect(stateOf(ended, at('2026-12-20T00:00:00.000Z'))).toBe('ended');
});
