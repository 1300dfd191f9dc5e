import { bearingDegrees, distanceMeters, type LatLng } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { makeWay, place } from '../../testing/make-way.ts';
import { NO_PADDING } from './fit-camera.ts';
import { followCar, type Follow } from './follow-camera.ts';
import { decodeWay, type KnownWay } from './known-way.ts';
import { progressOn } from './way-progress.ts';

const FRAME = { width: 390, height: 788 };

interface Drive {
  way?: KnownWay;
  accuracy?: number;
  padding?: typeof NO_PADDING;
  everyMs?: number;
}

/** The pictures of a car that reports these places, one a second. */
function drive(places: readonly LatLng[], { way, accuracy, padding, everyMs = 1_000 }: Drive = {}): Follow[] {
  let last: Follow | null = null;
  return places.map((at, index) => {
    const before = places[index - 1];
    const bearing = before ? bearingDegrees(before, at) : null;
    const report = { lat: at.lat, lng: at.lng, bearing, at: index * everyMs, accuracy };
    const progress = way ? progressOn(way, at) : null;
    last = followCar(last, {
      report,
      way: way ?? null,
      progress,
      padding: padding ?? NO_PADDING,
      frame: FRAME,
    });
    return last;
  });
}

/** Places along a straight, this many meters apart. */
const straight = (count: number, meters: number, bearing = 0): LatLng[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = (bearing * Math.PI) / 180;
    return place(Math.cos(angle) * meters * index, Math.sin(angle) * meters * index);
  });

const last = (pictures: readonly Follow[]): Follow => pictures.at(-1) as Follow;
const turned = (from: number, to: number) => Math.abs(((((to - from) % 360) + 540) % 360) - 180);

/** 2 km north, then 1 km east. */
const corner = decodeWay(
  makeWay(
    [place(0), place(2_000), place(2_000, 1_000)],
    [
      { turn: 'depart', at: 0 },
      { turn: 'right', at: 1 },
      { turn: 'arrive', at: 2 },
    ],
  ),
);

test('the heading of a driving car is up, and a bend is followed', () => {
  const eastward = last(drive(straight(10, 10, 90)));
  expect(turned(eastward.bearing, 90)).toBeLessThan(1);
  const onWay = last(
    drive([...straight(10, 10), place(2_000, 50), place(2_000, 60), place(2_000, 70)], { way: corner }),
  );
  expect(turned(onWay.bearing, 90)).toBeLessThan(1);
});

test('a standing car whose position jumps about neither turns nor moves the picture', () => {
  const arrives = straight(12, 10);
  const stop = arrives.at(-1) as LatLng;
  const jitter = Array.from({ length: 60 }, (_, index) => {
    const angle = index * 2.4;
    return {
      lat: stop.lat + (Math.cos(angle) * 8) / 111_195,
      lng: stop.lng + (Math.sin(angle) * 8) / 101_757,
    };
  });
  const pictures = drive([...arrives, ...jitter], { accuracy: 8 });
  const stood = pictures.slice(arrives.length);
  for (const { bearing } of stood) expect(turned(bearing, 0)).toBeLessThan(1);
  const resting = stood.slice(12);
  expect(new Set(resting.map((each) => JSON.stringify([each.place, each.zoom, each.bearing]))).size).toBe(1);
  expect(distanceMeters(last(stood).place, stop)).toBeLessThan(10);
});

test('a car that never moved has its route up, and north without one, whatever its position’s errors', () => {
  const parked = Array.from({ length: 20 }, (_, index) =>
    place(Math.cos(index * 2) * 6, 500 + Math.sin(index * 2) * 6),
  );
  const alongside = decodeWay(makeWay([place(0, 500), place(0, 2_000)]));
  for (const { bearing } of drive(parked, { way: alongside })) expect(turned(bearing, 90)).toBeLessThan(1);
  for (const { bearing } of drive(parked)) expect(bearing).toBe(0);
});

test('a route that comes later gives a standing car its heading', () => {
  const sight = { padding: NO_PADDING, frame: FRAME, report: { ...place(100), bearing: null, at: 0 } };
  const first = followCar(null, { ...sight, way: null, progress: null });
  expect(first.bearing).toBe(0);
  const eastward = decodeWay(makeWay([place(100), place(100, 900)]));
  const next = followCar(first, { ...sight, way: eastward, progress: progressOn(eastward, place(100)) });
  const then = followCar(next, {
    ...sight,
    report: { ...sight.report, at: 2_000 },
    way: eastward,
    progress: progressOn(eastward, place(100)),
  });
  expect(turned(next.bearing, 90)).toBeLessThan(turned(first.bearing, 90));
  expect(turned(then.bearing, 90)).toBeLessThan(1);
});

test('over north the picture turns the short way', () => {
  const before = straight(8, 10, 350);
  const from = before.at(-1) as LatLng;
  const after = straight(8, 10, 10).map((at) => ({
    lat: at.lat - place(0).lat + from.lat,
    lng: at.lng - place(0).lng + from.lng,
  }));
  const bearings = drive([...before, ...after.slice(1)]).map(({ bearing }) => bearing);
  for (const bearing of bearings.slice(3)) expect(turned(bearing, 0)).toBeLessThan(11);
  expect(turned(bearings.at(-1) ?? 0, 10)).toBeLessThan(1);
});

test('a turn is seen from near, a straight from far, and the faster the further', () => {
  const farOff = last(drive(straight(12, 14), { way: corner }));
  expect(farOff.zoom).toBeCloseTo(15.5, 1);
  const near = last(
    drive(
      straight(12, 14).map(({ lat, lng }) => ({ lat: lat + 1_700 / 111_195, lng })),
      { way: corner },
    ),
  );
  expect(near.zoom).toBeCloseTo(17, 1);
  expect(last(drive(straight(30, 4))).zoom).toBeGreaterThan(last(drive(straight(30, 25))).zoom + 1);
});

test('the picture is never zoomed by more than two levels a second, nor turned at once', () => {
  const way = decodeWay(
    makeWay(
      [place(0), place(400), place(400, 400)],
      [
        { turn: 'depart', at: 0 },
        { turn: 'right', at: 1 },
      ],
    ),
  );
  const places = [
    ...straight(9, 45),
    ...Array.from({ length: 8 }, (_, index) => place(400, 45 * (index + 1))),
  ];
  const pictures = drive(places, { way, everyMs: 500 });
  for (const [index, { zoom, bearing, durationMs }] of pictures.slice(1).entries()) {
    const was = pictures[index] as Follow;
    expect(Math.abs(zoom - was.zoom)).toBeLessThanOrEqual((2 * durationMs) / 1_000 + 1e-9);
    expect(turned(was.bearing, bearing)).toBeLessThanOrEqual((120 * durationMs) / 1_000 + 1e-9);
  }
});

test('the car is low in the part of the map that nothing covers, and in its middle', () => {
  const padding = { top: 120, right: 0, bottom: 300, left: 40 };
  const { offset } = last(drive(straight(5, 10), { padding }));
  expect(offset[0]).toBe(20);
  const y = FRAME.height / 2 + offset[1];
  expect(y).toBeCloseTo(120 + 0.7 * (FRAME.height - 420), 5);
  const covered = last(drive(straight(5, 10), { padding: { ...padding, bottom: 780 } }));
  expect(FRAME.height / 2 + covered.offset[1]).toBe(120);
});

test('a car beside its route is shown where it is, and one on it on the line', () => {
  const [on] = drive([place(500, 12)], { way: corner });
  expect(distanceMeters(on?.place ?? place(0), place(500))).toBeLessThan(2);
  const [beside] = drive([place(500, 90)], { way: corner });
  expect(distanceMeters(beside?.place ?? place(0), place(500, 90))).toBeLessThan(1);
});
