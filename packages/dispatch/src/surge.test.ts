import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stepSurge, type SurgeLevel } from './step-surge.ts';
import { CLIFF_HUNDREDTHS, surgeTargets, type AreaCount } from './surge-targets.ts';

const name = (x: number, y: number) => `${x},${y}`;
/** Squares instead of hexagons: the rings around a square. */
const ringsOf = (area: string): string[][] => {
  const [x = 0, y = 0] = area.split(',').map(Number);
  const rings: string[][] = [[], [], []];
  for (let dx = -2; dx <= 2; dx++)
    for (let dy = -2; dy <= 2; dy++) rings[Math.max(Math.abs(dx), Math.abs(dy))]?.push(name(x + dx, y + dy));
  return rings;
};
const city = (...counts: [number, number, AreaCount][]) =>
  new Map(counts.map(([x, y, count]) => [name(x, y), count]));
/** The same count in every square up to this distance from the middle. */
const everywhere = (radius: number, count: AreaCount) => {
  const side = Array.from({ length: 2 * radius + 1 }, (_, i) => i - radius);
  return city(...side.flatMap((x) => side.map((y): [number, number, AreaCount] => [x, y, count])));
};
const middle = name(0, 0);

test.each([
  ['nobody asks', city([0, 0, { requests: 0, cars: 5 }])],
  ['two ask and no car is there: data are few', city([0, 0, { requests: 2, cars: 0 }])],
  ['as many cars as requests', city([0, 0, { requests: 9, cars: 9 }])],
  ['the cars stand beside', city([0, 0, { requests: 9, cars: 0 }], [1, 0, { requests: 0, cars: 20 }])],
  ['nothing is known', new Map<string, AreaCount>()],
])('the usual price where %s', (_name, counts) => {
  expect(surgeTargets(counts, ringsOf, 20).size).toBe(0);
});

test('two requests a car are half as much again, three the double', () => {
  expect(surgeTargets(everywhere(12, { requests: 4, cars: 2 }), ringsOf, 30).get(middle)).toBe(150);
  expect(surgeTargets(everywhere(12, { requests: 6, cars: 2 }), ringsOf, 30).get(middle)).toBe(200);
});

test('the cap holds, and no setting goes beyond three times the usual price', () => {
  const short = everywhere(14, { requests: 90, cars: 1 });
  expect(surgeTargets(short, ringsOf, 14).get(middle)).toBe(140);
  expect(surgeTargets(short, ringsOf, 99).get(middle)).toBe(300);
  expect(surgeTargets(short, ringsOf, 5).size).toBe(0);
});

test('a crowd in one place fades out around it', () => {
  const targets = surgeTargets(city([0, 0, { requests: 100, cars: 0 }]), ringsOf, 20);
  expect([0, 1, 2, 3].map((x) => targets.get(name(x, 0)))).toEqual([160, 140, 120, undefined]);
});

test('from one price to the next no faster than a tenth a minute, up as down', () => {
  const target = new Map([[middle, 200]]);
  let levels = new Map<string, SurgeLevel>();
  const shown = [];
  for (let minute = 0; minute < 12; minute++) {
    levels = stepSurge(levels, minute < 6 ? target : new Map(), 1);
    shown.push(levels.get(middle)?.tenths ?? 10);
  }
  expect(shown).toEqual([11, 12, 13, 14, 15, 16, 15, 14, 13, 12, 11, 10]);
});

test('after a long time nothing leaps up, but what is over is over', () => {
  const before = new Map([['a', { hundredths: 180, tenths: 18 }]]);
  const levels = stepSurge(before, new Map([['b', 200]]), 30);
  expect([...levels]).toEqual([['b', { hundredths: 110, tenths: 11 }]]);
});

test('what wavers between two prices keeps one', () => {
  let levels = new Map([[middle, { hundredths: 110, tenths: 11 }]]);
  for (const target of [114, 106, 115, 105, 117, 103]) {
    levels = stepSurge(levels, new Map([[middle, target]]), 1);
    if (Math.abs(target - 110) < 8) expect(levels.get(middle)?.tenths).toBe(11);
  }
  expect(stepSurge(levels, new Map([[middle, 118]]), 1).get(middle)?.tenths).toBe(11);
});

test('the shown price follows at eight hundredths', () => {
  const shown = (target: number) =>
    stepSurge(new Map([[middle, { hundredths: 110, tenths: 11 }]]), new Map([[middle, target]]), 1).get(
      middle,
    )?.tenths;
  expect([102, 103, 117, 118].map(shown)).toEqual([10, 11, 11, 12]);
});

test('no time, no change', () => {
  const before = new Map([[middle, { hundredths: 130, tenths: 13 }]]);
  expect(stepSurge(before, new Map([[middle, 200]]), 0)).toEqual(before);
});

const count = fc.record({ requests: fc.nat(40), cars: fc.nat(15) });
const place = fc.tuple(fc.integer({ min: -4, max: 4 }), fc.integer({ min: -4, max: 4 }), count);
const moment = fc.array(place, { maxLength: 30 });

/** The largest difference between prices over all areas: from a minute ago, in tenths, and between areas that touch. */
function furthest(before: Map<string, SurgeLevel>, after: Map<string, SurgeLevel>) {
  const worst = { minute: 0, street: 0, shown: 0, lowest: 10, highest: 10 };
  const at = (levels: Map<string, SurgeLevel>, area: string) =>
    levels.get(area) ?? { hundredths: 100, tenths: 10 };
  for (const area of new Set([...before.keys(), ...after.keys()])) {
    const { hundredths, tenths } = at(after, area);
    const near = (ringsOf(area)[1] ?? []).map((each) => at(after, each));
    worst.minute = Math.max(worst.minute, Math.abs(tenths - at(before, area).tenths));
    worst.street = Math.max(worst.street, ...near.map((each) => Math.abs(each.hundredths - hundredths)));
    worst.shown = Math.max(worst.shown, ...near.map((each) => Math.abs(each.tenths - tenths)));
    worst.lowest = Math.min(worst.lowest, tenths);
    worst.highest = Math.max(worst.highest, tenths);
  }
  return worst;
}

test('however requests and cars come and go: within the cap, no leaps in time or place, and it ends', () => {
  const moments = fc.array(moment, { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(moments, fc.integer({ min: 10, max: 40 }), (busy, cap) => {
      let levels = new Map<string, SurgeLevel>();
      for (const places of [...busy, ...Array.from({ length: 10 }, () => [])]) {
        const next = stepSurge(levels, surgeTargets(city(...places), ringsOf, cap), 1);
        const worst = furthest(levels, next);
        expect(worst.minute).toBeLessThanOrEqual(1);
        expect(worst.street).toBeLessThanOrEqual(CLIFF_HUNDREDTHS);
        expect(worst.shown).toBeLessThanOrEqual(3);
        expect(worst.lowest).toBe(10);
        expect(worst.highest).toBeLessThanOrEqual(Math.min(cap, 30));
        levels = next;
      }
      expect(levels.size).toBe(0);
    }),
    { numRuns: 40 },
  );
});

test('more cars never make it dearer, more requests never cheaper', () => {
  fc.assert(
    fc.property(moment, place, (places, [x, y, more]) => {
      const before = city(...places);
      const known = before.get(name(x, y)) ?? { requests: 0, cars: 0 };
      const withCars = new Map(before).set(name(x, y), { ...known, cars: known.cars + more.cars });
      const withRequests = new Map(before).set(name(x, y), {
        ...known,
        requests: known.requests + more.requests,
      });
      const [a, b, c] = [before, withCars, withRequests].map((counts) => surgeTargets(counts, ringsOf, 30));
      for (const [area, target] of b ?? []) expect(target).toBeLessThanOrEqual(a?.get(area) ?? 100);
      for (const [area, target] of a ?? []) expect(c?.get(area) ?? 100).toBeGreaterThanOrEqual(target);
    }),
    { numRuns: 100 },
  );
});
