import { decodeLine, guessSeconds } from '@ridewire/streets';
import { drawStreets, placeOf } from '@ridewire/streets/testing/draw-streets';
import type { LatLng, StreetStretch, Way } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { createCitySpeeds } from './city-speeds.ts';
import type { Start } from './search-messages.ts';
import { createWaySearch } from './search-ways.ts';

/** A block of streets, a one-way street through it, and an island without a bridge. */
const MAP = [
  'a  b  c', //
  '       ',
  'd  e  f',
  '       ',
  '       ',
  '       ',
  'x  y   ',
];
const graph = drawStreets(MAP, ['abc', 'def', 'ad', 'cf', ['eb', { oneway: 'yes' }], 'xy']);
let arcSeconds = guessSeconds(graph, 12);
const speeds = { secondsNow: () => arcSeconds, layOver: () => {}, see: () => [] };
const search = createWaySearch({ graph, speeds, reachMeters: 300 });

const at = (letter: string, meters = 0): LatLng => {
  const place = placeOf(MAP, letter) as LatLng;
  return { lat: place.lat + meters / 111_320, lng: place.lng };
};
const between = (a: LatLng, b: LatLng): LatLng => ({ lat: (a.lat + b.lat) / 2, lng: (a.lng + b.lng) / 2 });
const answerOf = (from: LatLng, to: LatLng) => search.answer({ kind: 'way', from, to });

test('a way leads along streets, and takes the time that the streets take', () => {
  const answer = answerOf(at('a', 40), at('f', -30));
  expect(answer).toMatchObject({ way: { steps: expect.arrayContaining([]) as unknown[] } });
  if (!('way' in answer)) throw new Error('There is a way.');
  expect(answer.way.distanceMeters).toBeGreaterThan(750);
  expect(answer.way.secondsAt.at(-1)).toBeCloseTo(answer.way.durationSeconds, 0);
});

test('on a one-way’s wrong side the way leads round', () => {
  const [up, down] = [answerOf(at('e'), at('b')), answerOf(at('b'), at('e'))];
  if (!('way' in up && 'way' in down)) throw new Error('There are ways.');
  expect(down.way.distanceMeters).toBeGreaterThan(up.way.distanceMeters * 2);
});

test.each([
  ['a start in the river', at('a', 900), at('f'), 'NO_STREET_AT_START'],
  ['an end in the river', at('a'), at('f', 5_000), 'NO_STREET_NEAR'],
  ['to an island without a bridge', at('a'), at('y'), 'NO_WAY'],
  ['from an island without a bridge', at('x'), at('f'), 'NO_WAY'],
])('%s is refused: %s', (_name, from, to, refusal) => expect(answerOf(from, to)).toEqual({ refusal }));

test('a way begins where the car faces, or takes the time to turn round', () => {
  const from = between(at('a'), at('b'));
  const [east, west] = [90, 270].map((bearing) => {
    const answer = search.answer({ kind: 'way', from: { ...from, bearing }, to: at('c') });
    if (!('way' in answer)) throw new Error('There is a way.');
    return answer.way;
  });
  expect(west!.durationSeconds).toBe(east!.durationSeconds + 25);
  const [drives] = [90, 270, null].map((bearing) =>
    search.answer({ kind: 'drives', to: at('c'), starts: [{ ...from, bearing }], limitSeconds: 3_600 }),
  );
  expect(drives).toMatchObject({ drives: [{ seconds: east!.durationSeconds }] });
});

test('on the island itself one can drive', () =>
  expect(answerOf(at('x'), at('y'))).toMatchObject({
    way: { durationSeconds: expect.any(Number) as number },
  }));

test('where no way leads to the street next to a place, a car stops at the nearest that the city reaches', () => {
  const loose = drawStreets(MAP, ['abc', 'def', 'ad', 'cf', 'xy']);
  const near = createWaySearch({
    graph: loose,
    speeds: { ...speeds, secondsNow: () => guessSeconds(loose, 12) },
    reachMeters: 1_000,
  });
  const [onIsland, inTown] = [at('y', 20), at('c')];
  const wayOf = (from: LatLng, to: LatLng) => {
    const answer = near.answer({ kind: 'way', from, to });
    if (!('way' in answer)) throw new Error(`There is a way: ${JSON.stringify(answer)}`);
    return answer.way;
  };
  const street = { south: at('e', -5).lat, north: at('e', 5).lat };
  const [there, back] = [
    decodeLine(wayOf(inTown, onIsland).line).at(-1),
    decodeLine(wayOf(onIsland, inTown).line)[0],
  ];
  for (const stop of [there, back]) {
    expect(stop!.lat).toBeGreaterThan(street.south);
    expect(stop!.lat).toBeLessThan(street.north);
  }
  const drives = (to: LatLng, start: LatLng) =>
    near.answer({ kind: 'drives', to, starts: [start], limitSeconds: 3_600 });
  const { durationSeconds: seconds, distanceMeters: meters } = wayOf(inTown, onIsland);
  expect(drives(onIsland, inTown)).toEqual({ drives: [{ seconds, meters }] });
  expect(drives(inTown, onIsland)).toEqual({ drives: [expect.any(Object)] });
});

test('how long and how far it is from many starts equals their ways; null where none leads or it takes too long', () => {
  const starts = [at('a'), at('c', 30), between(at('e'), at('b')), at('x'), at('a', 900)];
  const to = at('f');
  const answer = search.answer({ kind: 'drives', to, starts, limitSeconds: 3_600 });
  if (!('drives' in answer)) throw new Error('Drives were asked for.');
  expect(answer.drives.slice(3)).toEqual([null, null]);
  starts.slice(0, 3).forEach((start, i) => {
    const found = answerOf(start, to);
    if (!('way' in found)) throw new Error('There is a way.');
    const { seconds = NaN, meters = NaN } = answer.drives[i] ?? {};
    expect(Math.abs(found.way.durationSeconds - seconds)).toBeLessThanOrEqual(1);
    expect(Math.abs(found.way.distanceMeters - Number(meters))).toBeLessThanOrEqual(1);
  });
  expect(search.answer({ kind: 'drives', to, starts, limitSeconds: 1 })).toEqual({
    drives: [null, null, null, null, null],
  });
});

test('other seconds count from the next search on', () => {
  const before = answerOf(at('a'), at('c'));
  arcSeconds = arcSeconds.map((seconds) => seconds * 3);
  const after = answerOf(at('a'), at('c'));
  arcSeconds = guessSeconds(graph, 12);
  if (!('way' in before && 'way' in after)) throw new Error('There are ways.');
  expect(after.way.durationSeconds / before.way.durationSeconds).toBeCloseTo(3, 1);
});

/** A search of its own, and what it takes to change the street under a point in it. */
function openChanged() {
  const own = createCitySpeeds(graph, { timeZone: 'Asia/Dhaka', learnt: null });
  const changed = createWaySearch({ graph, speeds: own, reachMeters: 300 });
  const stretchAt = (point: LatLng): StreetStretch => {
    const found = changed.answer({ kind: 'stretch at', at: point, maxMeters: 50 });
    if (!('stretches' in found)) throw new Error('There is a stretch.');
    const { line, name } = found.stretches[0]!;
    return { line, name, direction: 'both' };
  };
  const change = (kmh: number | null, ...points: LatLng[]) =>
    changed.change([{ kmh, stretches: points.map(stretchAt) }]);
  const way = (from: Start, to: LatLng) => {
    const answer = changed.answer({ kind: 'way', from, to });
    return 'way' in answer ? answer.way : answer;
  };
  return { changed, change, way, see: own.see };
}
const lengthOf = (way: unknown) => (way as { distanceMeters: number }).distanceMeters;

test('a street closed by hand is driven round by ways and by drives, until it no longer is', () => {
  const { changed, change, way } = openChanged();
  const [from, to] = [at('a'), at('c')];
  const usual = way(from, to);
  change(null, between(at('b'), at('c')));
  const round = way(from, to);
  expect(lengthOf(round)).toBeGreaterThan(lengthOf(usual) * 1.5);
  const drives = changed.answer({ kind: 'drives', to, starts: [from], limitSeconds: 3_600 });
  expect(drives).toMatchObject({ drives: [{ meters: lengthOf(round) }] });
  changed.change([]);
  expect(way(from, to)).toEqual(usual);
});

test('a place in a closed street is reached at the nearest open one, a car there leaves it', () => {
  const { change, way } = openChanged();
  const inside = between(at('b'), at('c'));
  change(null, inside);
  const there = way(at('a'), inside) as Way;
  expect(decodeLine(there.line).at(-1)!.lng).toBeLessThanOrEqual(at('b').lng + 1e-5);
  const fromPlace = way(inside, at('a')) as Way;
  expect(decodeLine(fromPlace.line)[0]!.lng).toBeLessThanOrEqual(at('b').lng + 1e-5);
  const fromCar = way({ ...inside, bearing: 270, isCar: true }, at('a')) as Way;
  expect(decodeLine(fromCar.line)[0]!.lng).toBeCloseTo(inside.lng, 4);
});

test('with all streets around it closed, a place keeps the nearest street that can be reached, or none', () => {
  const { change, way } = openChanged();
  const around = [between(at('b'), at('c')), between(at('c'), at('f'))];
  change(null, ...around);
  expect(decodeLine((way(at('d'), at('c')) as Way).line).at(-1)!.lat).toBeCloseTo(at('f').lat, 4);
  change(
    null,
    ...[
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'f'],
      ['d', 'e'],
      ['e', 'f'],
      ['a', 'd'],
      ['e', 'b'],
    ].map(([p, q]) => between(at(p!), at(q!))),
  );
  expect(way(at('a'), at('c'))).toEqual({ refusal: 'NO_STREET_AT_START' });
});

test('a speed by hand takes its time, and nothing is learned there', () => {
  const { change, way, see } = openChanged();
  const [from, to] = [between(at('a'), at('b')), at('b')];
  change(6, from);
  const { distanceMeters, durationSeconds } = way({ ...from, bearing: 90 }, to) as Way;
  expect(durationSeconds).toBeCloseTo(distanceMeters / (6 / 3.6), -1);
  const drive = (arc: number, enteredAt: number) => [{ arc, share: 1, seconds: 300, enteredAt }];
  const arcOf = (street: number) => graph.arcStreet.indexOf(street);
  const [slow, other] = [arcOf(0), arcOf(graph.streetMeters.length - 1)];
  const now = Date.now();
  expect(see(drive(slow, now))).toEqual([]);
  expect(see(drive(other, now))).toHaveLength(1);
  change(30, between(at('d'), at('e')));
  expect(see(drive(slow, now - 1_000))).toEqual([]);
  expect(see(drive(slow, now + 60_000))).toHaveLength(1);
});

test('a car that is heard a little off, nearer to a closed street than to its own beside it, is on its own', () => {
  const { change, way } = openChanged();
  change(null, between(at('b'), at('c')));
  // 8 m into the closed street, 2 m off it: its own ends at the corner.
  const from = { lat: at('b').lat + 2 / 111_320, lng: at('b').lng + 8 / 102_000 };
  const own = way({ ...from, isCar: true }, at('a')) as Way;
  expect(decodeLine(own.line)[0]!.lng).toBeLessThanOrEqual(at('b').lng + 1e-5);
  const inside = { ...at('b'), lng: at('b').lng + 40 / 102_000 };
  const leaving = way({ ...inside, isCar: true }, at('a')) as Way;
  expect(decodeLine(leaving.line)[0]!.lng).toBeCloseTo(inside.lng, 4);
});

test('what can’t be laid costs none of the other changes', () => {
  const { changed, way } = openChanged();
  const found = changed.answer({ kind: 'stretch at', at: between(at('b'), at('c')), maxMeters: 50 });
  if (!('stretches' in found)) throw new Error('There is a stretch.');
  const { line } = found.stretches[0]!;
  const stretch = { line, name: null, direction: 'both' } as const;
  const usual = way(at('a'), at('c'));
  const laid = changed.change([
    { kmh: null, stretches: [{ ...stretch, line: null as never }] },
    { kmh: null, stretches: [stretch] },
  ]);
  expect(laid).toEqual([line]);
  expect(lengthOf(way(at('a'), at('c')))).toBeGreaterThan(lengthOf(usual) * 1.5);
});
