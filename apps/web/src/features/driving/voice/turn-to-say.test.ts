import { expect, test } from 'vitest';
import { place } from '../../../testing/make-way.ts';
import { turnToSay, type SaidTurn } from './turn-to-say.ts';

const corner = place(1_000);
const right = (meters: number) => ({ turn: 'right' as const, corner, meters });

/** What is said on the way to a turn, by distance. */
function approach(from: number, turn: 'right' | 'arrive' = 'right', step = 7) {
  const said: SaidTurn[] = [];
  const heard: [string, number][] = [];
  for (let meters = from; meters >= 0; meters -= step) {
    const when = turnToSay({ turn, corner, meters }, said);
    if (!when) continue;
    heard.push([when, meters]);
    said.push({ ...corner, turn, when });
  }
  return heard;
}

test('a turn is said once ahead and once near, and not before', () => {
  expect(approach(900)).toEqual([
    ['ahead', 298],
    ['near', 39],
  ]);
  expect(turnToSay(right(301), [])).toBeNull();
});

test('a turn that comes right after another is said once, when it is near', () => {
  expect(approach(75)).toEqual([['near', 40]]);
  expect(turnToSay(right(60), [])).toBeNull();
});

test('one has arrived only at the end', () => {
  expect(approach(400, 'arrive')).toEqual([
    ['ahead', 295],
    ['near', 29],
  ]);
});

test('a renewed route that puts the corner a few meters off does not say it again', () => {
  const said: SaidTurn[] = [{ ...place(1_000), turn: 'right', when: 'ahead' }];
  expect(turnToSay({ turn: 'right', corner: place(1_012, 9), meters: 200 }, said)).toBeNull();
  expect(turnToSay({ turn: 'right', corner: place(1_012, 9), meters: 30 }, said)).toBe('near');
  expect(turnToSay({ turn: 'right', corner: place(1_060), meters: 200 }, said)).toBe('ahead');
  expect(turnToSay({ turn: 'left', corner, meters: 200 }, said)).toBe('ahead');
});

test('a turn that was said near is not announced again when the car is set back', () => {
  expect(turnToSay(right(150), [{ ...corner, turn: 'right', when: 'near' }])).toBeNull();
});

test('a fast car with rare reports hears of the turn before it is there', () => {
  const near = (meters: number, strideMeters: number) =>
    turnToSay({ ...right(meters), strideMeters }, [{ ...corner, turn: 'right', when: 'ahead' }]) === 'near';
  expect([near(75, 60), near(81, 60), near(75, 10), near(39, 0)]).toEqual([true, false, false, true]);
  expect([near(100, 500), near(101, 500)]).toEqual([true, false]);
  const arrive = { turn: 'arrive' as const, corner, meters: 60, strideMeters: 60 };
  expect(turnToSay(arrive, [])).toBeNull();
  expect(turnToSay({ ...right(50), strideMeters: -40 }, [])).toBeNull();
  for (let from = 300; from < 360; from += 5)
    for (const step of [30, 60, 75]) {
      const said: SaidTurn[] = [];
      const heard: number[] = [];
      for (let meters = from; meters >= 0; meters -= step) {
        const when = turnToSay({ ...right(meters), strideMeters: step }, said);
        if (when) said.push({ ...corner, turn: 'right', when });
        if (when === 'near') heard.push(meters);
      }
      expect(heard, `from ${from} by ${step}`).toHaveLength(1);
      expect(heard[0]).toBeGreaterThanOrEqual(20);
    }
});
