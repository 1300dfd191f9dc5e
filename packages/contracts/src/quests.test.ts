import { expect, test } from 'vitest';
import { MakeQuestInput } from './quests.ts';

test.each<[boolean, object]>([
  [true, {}],
  [true, { rides: 1, bonusCents: 1 }],
  [true, { rides: 1_000, bonusCents: 100_000 }],
  [false, { rides: 0 }],
  [false, { rides: 1_001 }],
  [false, { rides: 2.5 }],
  [false, { bonusCents: 0 }],
  [false, { bonusCents: 100_001 }],
  [true, { to: '2026-12-01' }],
  [false, { to: '2026-11-30' }],
  [true, { to: '2026-12-31' }],
  [false, { to: '2027-01-01' }],
])('a quest can be made: %s, with %o', (can, change) => {
  const quest = {
    ...{ id: crypto.randomUUID(), name: 'Eid week', rides: 40, bonusCents: 5_000 },
    ...{ from: '2026-12-01', to: '2026-12-07' },
  };
  expect(MakeQuestInput.safeParse({ ...quest, ...change }).success).toBe(can);
});
