import { expect, test } from 'vitest';
import { followProgress, needsStreets, type Progress } from './follow-progress.ts';
import { hasGoneOn, outcomeOf, whyAsk } from './judge-check-in.ts';

const DESTINATION = { lat: 23.8, lng: 90.4 };
/** Meters south of the destination. */
const south = (meters: number) => ({ lat: 23.8 - meters / 111_195, lng: 90.4 });
const MINUTE_MS = 60_000;

/** The progress after these minutes, with the meters that are left at each; by street as by line. */
function drive(...steps: [minute: number, meters: number][]): Progress {
  let progress: Progress | undefined;
  for (const [minute, meters] of steps) {
    const fix = { ...south(meters), at: minute * MINUTE_MS };
    const nearestMeters = progress ? Math.round((DESTINATION.lat - progress.nearest.lat) * 111_195) : 0;
    const byStreet = progress && needsStreets(progress, fix, DESTINATION) ? { nearestMeters, meters } : null;
    progress = followProgress(progress, { driverId: 'rina', fix, destination: DESTINATION, byStreet });
  }
  return progress as Progress;
}
const everyMinute = (until: number, meters: (minute: number) => number) =>
  drive(...Array.from({ length: until + 1 }, (_, n): [number, number] => [n, meters(n)]));
const why = (progress: Progress, ...others: Progress[]) => whyAsk(progress, [DESTINATION], others);

test.each([
  ['stands for five minutes', everyMinute(5, () => 3_000), null],
  ['stands for six', everyMinute(6, () => 3_000), 'standing'],
  ['scatters while it stands', everyMinute(6, (n) => 3_000 + (n % 2) * 60), 'standing'],
  ['stands at its destination', everyMinute(20, () => 150), null],
  ['creeps in a slow street, a meter a second', everyMinute(20, (n) => 5_000 - n * 60), null],
  ['drives', everyMinute(6, (n) => 6_000 - n * 500), null],
  ['was silent in between', drive([0, 3_000], [1, 3_000], [7, 3_000]), null],
  ['leads away for a minute', drive([0, 3_000], [1, 4_500], [2, 5_000]), null],
  ['leads away for two', drive([0, 3_000], [1, 4_500], [2, 5_000], [3, 5_500]), 'away'],
  ['turned 900 m off its way', drive([0, 3_000], [1, 3_900], [2, 3_800], [3, 3_850]), null],
  ['found back in time', drive([0, 3_000], [1, 4_900], [2, 4_500], [3, 4_200]), null],
])('a car that %s', (_case, progress, expected) => {
  expect(why(progress)).toBe(expected);
});

test('a jam asks nobody, until a car stands in it for a quarter of an hour', () => {
  const near = everyMinute(4, () => 3_300);
  const far = everyMinute(20, () => 4_000);
  const moving = everyMinute(4, (n) => 3_300 - n * 150);
  const standing = everyMinute(7, () => 3_000);
  expect(why(standing, near)).toBe(null);
  expect(why(standing, far)).toBe('standing');
  expect(why(standing, moving)).toBe('standing');
  expect(
    why(
      everyMinute(15, () => 3_000),
      near,
    ),
  ).toBe('standing');
});

test('a way that leads to a bridge first is no way off: by street it comes nearer', () => {
  let progress = followProgress(undefined, {
    ...{ driverId: 'rina', fix: { ...south(1_000), at: 0 }, destination: DESTINATION, byStreet: null },
  });
  for (let minute = 1; minute < 6; minute++)
    progress = followProgress(progress, {
      ...{ driverId: 'rina', fix: { ...south(1_000 + minute * 600), at: minute * MINUTE_MS } },
      ...{ destination: DESTINATION, byStreet: { nearestMeters: 9_000, meters: 9_000 - minute * 600 } },
    });
  expect(why(progress)).toBe(null);
});

test('another driver is followed anew, and old news change nothing', () => {
  const stood = everyMinute(10, () => 3_000);
  const fix = { ...south(3_000), at: 11 * MINUTE_MS };
  const of = (driverId: string, at = fix.at) =>
    followProgress(stood, { driverId, fix: { ...fix, at }, destination: DESTINATION, byStreet: null });
  expect(why(of('karim'))).toBe(null);
  expect(why(of('rina'))).toBe('standing');
  expect(of('rina', 1)).toBe(stood);
});

test('a question goes when the car drives on, comes nearer, or arrives', () => {
  const stood = everyMinute(6, () => 3_000);
  const standing = { why: 'standing', place: south(3_000) } as const;
  expect(hasGoneOn(standing, stood, south(2_950), [DESTINATION])).toBe(false);
  expect(hasGoneOn(standing, stood, south(2_850), [DESTINATION])).toBe(true);
  const off = drive([0, 3_000], [1, 4_500], [2, 5_000], [3, 5_500]);
  const away = { why: 'away', place: south(5_500) } as const;
  expect(hasGoneOn(away, off, south(5_500), [DESTINATION])).toBe(false);
  expect(hasGoneOn(away, { ...off, away: null }, south(3_500), [DESTINATION])).toBe(true);
  expect(hasGoneOn(away, off, south(100), [DESTINATION])).toBe(true);
});

test('only the rider’s word settles a question', () => {
  const own = { isGuest: false, driverAnswer: null };
  expect(outcomeOf({ ...own, riderAnswer: 'well' })).toBe('well');
  expect(outcomeOf({ ...own, riderAnswer: null, driverAnswer: 'well' })).toBe('unanswered');
  const guest = { isGuest: true, riderAnswer: null };
  expect(outcomeOf({ ...guest, driverAnswer: 'well' })).toBe('well');
  expect(outcomeOf({ ...guest, driverAnswer: null })).toBe('unanswered');
});
