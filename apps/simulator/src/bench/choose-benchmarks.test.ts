import { expect, test } from 'vitest';
import { chooseBenchmarks } from './choose-benchmarks.ts';

const whole = { wanted: [], isQuick: false };

test('with all recorded data everything is measured, what reads it last', () => {
  const { chosen, leftOut } = chooseBenchmarks({ ...whole, hasFile: () => true });
  expect(chosen).toHaveLength(10);
  expect(chosen.at(-1)).toBe('eta');
  expect(leftOut).toEqual([]);
});

test('without it what reads it is left out with a sentence, and everything else runs', () => {
  const { chosen, leftOut } = chooseBenchmarks({ ...whole, hasFile: (name) => name !== 'nyc-taxis.csv' });
  expect(chosen).toHaveLength(9);
  expect(leftOut).toEqual([
    'eta is left out: it reads nyc-taxis.csv from the folder that RIDEWIRE_DATA names.',
  ]);
});

test('so is what was asked for by name', () => {
  const asked = { wanted: ['city', 'crowd'], isQuick: true, hasFile: () => false };
  const { chosen, leftOut } = chooseBenchmarks(asked);
  expect(chosen).toEqual(['crowd']);
  expect(leftOut).toEqual([expect.stringMatching(/^city is left out: it reads dhaka-streets.osm.pbf, /)]);
});
