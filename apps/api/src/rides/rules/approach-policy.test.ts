import { ANSWER_MS, AT_PICKUP_METERS, STANDING_MS } from '@ridewire/contracts';
import { seededRandom } from '@ridewire/streets/testing/random-streets';
import { describe, expect, test } from 'vitest';
import {
  isLastQuestion,
  judgeApproach,
  nearestPlace,
  needsRoad,
  placeToKeep,
  type Approach,
  type Away,
} from './approach-policy.ts';

const MINUTE = 60_000;
/** Two kilometers and five minutes away, the same as at the accept. */
const HERE = { meters: 2_000, seconds: 300, accuracyMeters: 10 };
const STOOD: Approach = { stillMs: STANDING_MS, from: HERE, now: HERE, leftMs: null, assurances: 0 };
const judge = (change: Partial<Approach>) => judgeApproach({ ...STOOD, ...change });
const at = (change: Partial<typeof HERE>) => ({ ...HERE, ...change });
const [fine, nearer, asked, replace] = (['fine', 'nearer', 'asked', 'replace'] as const).map((state) => ({
  state,
}));

describe('a car that is heard of', () => {
  test('may stand for three minutes', () => {
    expect(judge({ stillMs: 0 })).toEqual(fine);
    expect(judge({ stillMs: STANDING_MS - 1 })).toEqual(fine);
    expect(judge({})).toEqual({ state: 'ask', answerMs: 90_000 });
  });
  test.each([
    ['a hundred meters', at({ meters: 1_900 }), nearer],
    ['less', at({ meters: 1_901 }), fine],
    ['20 seconds by road, round a lake', at({ meters: 2_500, seconds: 280 }), nearer],
    ['less by road', at({ seconds: 281 }), fine],
    ['less than its place may be off', at({ meters: 1_880, accuracyMeters: 140 }), fine],
    ['more than its place may be off', at({ meters: 1_860, accuracyMeters: 140 }), nearer],
    ['the other way', at({ meters: 2_900, seconds: 500 }), fine],
    ['no nearer by line, where no road is known', at({ seconds: null as never }), fine],
    ['by line, where no road is known', at({ meters: 1_800, seconds: null as never }), nearer],
  ])('is on its way or not: %s', (_, now, state) => {
    expect(judge({ now, stillMs: MINUTE })).toEqual(state);
  });
  test.each([
    ['65 meters', at({ meters: 1_935 })],
    ['13 seconds by road', at({ seconds: 287 })],
  ])('is not asked while it crawls in traffic: %s', (_, now) => {
    expect(judge({ now, stillMs: STANDING_MS - 1 })).toEqual(fine);
    expect(judge({ now })).toEqual(nearer);
  });
  test('is asked where it wanders, or drives away', () => {
    for (const now of [at({ meters: 1_936 }), at({ seconds: 288 }), at({ meters: 5_000, seconds: 900 })])
      expect(judge({ now })).toMatchObject({ state: 'ask' });
  });
  test('that was never measured before can only stand', () => {
    expect(judge({ from: null, stillMs: STANDING_MS - 1 })).toEqual(fine);
    expect(judge({ from: null })).toMatchObject({ state: 'ask' });
  });
});

describe('a driver who was asked', () => {
  test('has until the time is over', () => {
    expect(judge({ leftMs: 90_000 })).toEqual(asked);
    expect(judge({ leftMs: 1 })).toEqual(asked);
    expect(judge({ leftMs: 0 })).toEqual(replace);
    expect(judge({ leftMs: -60_000 })).toEqual(replace);
  });
  test('keeps the ride by moving, in traffic too', () => {
    expect(judge({ leftMs: 1, now: at({ meters: 1_900 }) })).toEqual(nearer);
    expect(judge({ leftMs: 1, now: at({ meters: 1_930 }) })).toEqual(asked);
    expect(judge({ leftMs: 0, now: at({ meters: 1_930 }) })).toEqual(nearer);
  });
  test('and is at the pickup, keeps it', () => {
    expect(judge({ leftMs: 0, now: at({ meters: AT_PICKUP_METERS }) })).toEqual(nearer);
  });
  test('loses it where the phone was switched off', () => {
    expect(judge({ leftMs: 1, now: null })).toEqual(asked);
    expect(judge({ leftMs: 0, now: null })).toEqual(replace);
  });
});

describe('a driver who said that they are on the way', () => {
  const said = (assurances: number, change: Partial<Approach> = {}) => judge({ assurances, ...change });
  test('has four minutes until the next question', () => {
    expect(said(1)).toEqual(fine);
    expect(said(1, { stillMs: 4 * MINUTE - 1 })).toEqual(fine);
    expect(said(1, { stillMs: 4 * MINUTE })).toMatchObject({ state: 'ask' });
  });
  test('reads at the second question that it is the last', () => {
    expect([0, 1, 2].map(isLastQuestion)).toEqual([false, true, true]);
  });
  test('twice, and still came no nearer, loses the ride', () => {
    expect(said(2, { stillMs: 4 * MINUTE - 1 })).toEqual(fine);
    expect(said(2, { stillMs: 4 * MINUTE })).toEqual(replace);
    expect(said(2, { stillMs: 4 * MINUTE, now: at({ meters: 1_935 }) })).toEqual(nearer);
    expect(said(2, { stillMs: 20 * MINUTE, now: null })).toEqual(replace);
  });
});

describe('at the pickup', () => {
  const there = at({ meters: AT_PICKUP_METERS });
  test('one waits for the rider as long as it takes', () => {
    expect(judge({ from: there, now: there, stillMs: MINUTE - 1 })).toEqual(fine);
    expect(judge({ from: there, now: there, stillMs: 60 * MINUTE })).toEqual(nearer);
    expect(judge({ from: there, now: null, stillMs: 60 * MINUTE, assurances: 2 })).toEqual(fine);
  });
  test('a question is answered by being there, at once', () => {
    expect(judge({ from: there, now: there, stillMs: 0, leftMs: 1 })).toEqual(nearer);
    expect(judge({ from: there, now: there, stillMs: MINUTE })).toEqual(nearer);
  });
  test('it is noted that one came', () => {
    expect(judge({ from: at({ meters: AT_PICKUP_METERS + 1 }), now: there, stillMs: 0 })).toEqual(nearer);
  });
  test('who drives off again is asked after a while', () => {
    const gone = at({ meters: 1_000 });
    expect(judge({ from: there, now: gone, stillMs: STANDING_MS - 1 })).toEqual(fine);
    expect(judge({ from: there, now: gone })).toMatchObject({ state: 'ask' });
  });
});

describe('a car that is not heard of', () => {
  const unheard = (stillMs: number, from: Approach['from'] = HERE) => judge({ now: null, stillMs, from });
  test('is given the time that the way takes, and two minutes', () => {
    expect(unheard(7 * MINUTE - 1)).toEqual(fine);
    expect(unheard(7 * MINUTE)).toEqual({ state: 'ask', answerMs: 3 * MINUTE });
  });
  test('is given five minutes at least and twenty at most', () => {
    const near = { meters: 300, seconds: 30 };
    const far = { meters: 30_000, seconds: 3_600 };
    expect(unheard(5 * MINUTE - 1, near)).toEqual(fine);
    expect(unheard(5 * MINUTE, near)).toMatchObject({ state: 'ask' });
    expect(unheard(20 * MINUTE - 1, far)).toEqual(fine);
    expect(unheard(20 * MINUTE, far)).toMatchObject({ state: 'ask' });
  });
  test('is reckoned by the straight line where no road is known', () => {
    // 3,000 m: 702 s.
    const from = { meters: 3_000, seconds: null };
    expect(unheard(822_000 - 1, from)).toEqual(fine);
    expect(unheard(822_000, from)).toMatchObject({ state: 'ask' });
  });
  test('and never was, has twenty minutes', () => {
    expect(unheard(20 * MINUTE - 1, null)).toEqual(fine);
    expect(unheard(20 * MINUTE, null)).toMatchObject({ state: 'ask' });
  });
});

test('the way by road is asked for only where the straight line doesn’t say enough', () => {
  const needs = (change: Partial<Approach>) => needsRoad({ ...STOOD, ...change });
  expect(needs({})).toBe(true);
  expect(needs({ stillMs: MINUTE - 1 })).toBe(false);
  expect(needs({ stillMs: 0, leftMs: 1 })).toBe(true);
  expect(needs({ now: at({ meters: 1_900 }) })).toBe(false);
  expect(needs({ now: at({ meters: AT_PICKUP_METERS }) })).toBe(false);
});

test('kept are the first place, the way by road once it is known, and that a car left the pickup', () => {
  const keeps = (change: Partial<Approach>) => placeToKeep({ ...STOOD, ...change });
  const { meters, seconds } = HERE;
  expect(keeps({})).toBeNull();
  expect(keeps({ now: null })).toBeNull();
  expect(keeps({ from: null })).toEqual({ meters, seconds });
  expect(keeps({ from: null, now: null })).toBeNull();
  expect(keeps({ from: { meters: 2_100, seconds: null } })).toEqual({ meters: 2_100, seconds });
  expect(keeps({ from: { meters: AT_PICKUP_METERS, seconds: 60 } })).toEqual({ meters, seconds });
  expect(keeps({ from: { meters: AT_PICKUP_METERS, seconds: 60 }, now: at({ meters: 100 }) })).toBeNull();
});

/** How often approaches are looked at. */
const LOOK_MS = 10_000;
const METERS_PER_SECOND = 5;

/** The minutes until a driver loses the ride who is heard of at these distances, and says each time that they are on the way. */
function minutesUntilReplaced(metersAt: (minute: number) => number): number {
  let from: Away | null = null;
  let [sinceMs, assurances, untilMs]: [number, number, number | null] = [0, 0, null];
  for (let atMs = 0; atMs < 60 * MINUTE; atMs += LOOK_MS) {
    const meters = Math.round(metersAt(atMs / MINUTE));
    const now = { meters, seconds: Math.round(meters / METERS_PER_SECOND), accuracyMeters: 10 };
    const approach: Approach = {
      stillMs: atMs - sinceMs,
      from,
      now,
      leftMs: untilMs && untilMs - atMs,
      assurances,
    };
    const { state } = judgeApproach(approach);
    if (state === 'replace') return atMs / MINUTE;
    from = state === 'nearer' || state === 'ask' ? nearestPlace(approach) : (placeToKeep(approach) ?? from);
    if (state === 'nearer') [sinceMs, assurances, untilMs] = [atMs, 0, null];
    if (state === 'ask') untilMs = atMs + ANSWER_MS;
    // The driver presses just before the time is over.
    if (untilMs !== null && untilMs - atMs <= LOOK_MS)
      [sinceMs, assurances, untilMs] = [atMs, assurances + 1, null];
  }
  return Infinity;
}

test('a standing car gains no time by positions that jitter or swing, and a crawling one keeps its ride', () => {
  const still = minutesUntilReplaced(() => 2_000);
  expect(still).toBeLessThan(16);
  const random = seededRandom();
  for (let drive = 0; drive < 200; drive++) {
    expect(minutesUntilReplaced(() => 1_970 + random() * 60)).toBe(still);
    expect(minutesUntilReplaced(() => 2_000 + (random() < 0.5 ? 0 : 60))).toBe(still);
    // Wider swings are progress once at most.
    expect(minutesUntilReplaced(() => 1_910 + random() * 180)).toBeLessThanOrEqual(2 * still);
    expect(minutesUntilReplaced((minute) => 3_000 - 40 * minute + random() * 40)).toBe(Infinity);
  }
});

test('kept is the nearest place so far, until a car leaves the pickup', () => {
  const keeps = (from: Away | null, now: Partial<typeof HERE> | null) =>
    nearestPlace({ ...STOOD, from, now: now && at(now) });
  expect(keeps({ meters: 1_900, seconds: null }, { seconds: 290 })).toEqual({ meters: 1_900, seconds: 290 });
  expect(keeps({ meters: 2_500, seconds: 280 }, {})).toEqual({ meters: 2_000, seconds: 280 });
  expect(keeps(null, {})).toEqual({ meters: 2_000, seconds: 300 });
  const unknown = { meters: 1_900, seconds: null };
  expect(keeps(unknown, { seconds: null as never })).toEqual(unknown);
  expect(keeps({ meters: 5, seconds: 9 }, null)).toEqual({ meters: 5, seconds: 9 });
  expect(keeps({ meters: AT_PICKUP_METERS, seconds: 9 }, {})).toEqual({ meters: 2_000, seconds: 300 });
});
