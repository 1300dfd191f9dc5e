import { encode } from '@googlemaps/polyline-codec';
import { expect, test } from 'vitest';
import { concernsWay, differenceOf, isNearWay } from './concerns-way.ts';

const change = (id: string, kmh: number | null, ...at: [lat: number, lng: number][]) => ({
  id,
  kmh,
  lines: [encode(at, 5)],
});

test('what began and what ended is the difference', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id) => change(id, null)) as [
    ReturnType<typeof change>,
    ReturnType<typeof change>,
    ReturnType<typeof change>,
  ];
  expect(differenceOf([a, b], [b, c])).toEqual([
    { change: a, hasBegun: false },
    { change: c, hasBegun: true },
  ]);
  expect(differenceOf([a], [{ ...a }])).toEqual([]);
});

const way = [
  { lat: 23.79, lng: 90.41 },
  { lat: 23.8, lng: 90.41 },
  { lat: 23.8, lng: 90.42 },
];
const concerns = (of: ReturnType<typeof change>, hasBegun = true) =>
  concernsWay([{ change: of, hasBegun }], way);

test('a closing concerns a way that runs there, begins or ends there, and no other in its box', () => {
  // Between two points of the way, a few meters off.
  expect(concerns(change('on', null, [23.794, 90.41005], [23.796, 90.41005]))).toBe(true);
  expect(concerns(change('around its end', null, [23.8, 90.4195], [23.8, 90.43]))).toBe(true);
  expect(concerns(change('its end is within', null, [23.79, 90.4], [23.79, 90.42]))).toBe(true);
  expect(concerns(change('in its box', null, [23.795, 90.415], [23.796, 90.416]))).toBe(false);
  expect(concerns(change('beside', null, [23.794, 90.4106], [23.796, 90.4106]))).toBe(false);
});

test('an end or a speed concerns ways in whose box, or near it, it is', () => {
  const near: [number, number] = [23.815, 90.41];
  expect(concerns(change('open again', null, near), false)).toBe(true);
  expect(concerns(change('speed', 30, near))).toBe(true);
  expect(concerns(change('far', 30, [23.83, 90.41]))).toBe(false);
  expect(concernsWay([], way)).toBe(false);
  expect(isNearWay(change('near', null, near), way)).toBe(true);
});
