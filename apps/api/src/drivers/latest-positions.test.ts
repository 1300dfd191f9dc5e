import { expect, test } from 'vitest';
import { LatestPositions } from './latest-positions.ts';

const NOW = 1_800_000_000_000;
const at = (lat: number, seconds: number) => ({ lat, lng: 90.4, at: NOW + seconds * 1_000 });

test('keeps the latest place only, with the bearing of the last movement', () => {
  const positions = new LatestPositions();
  positions.report('d', [at(23.8, 0), at(23.801, 10), at(23.802, 20)], NOW + 20_000);
  expect(positions.get('d')).toMatchObject({ lat: 23.802, bearing: 0 });
  expect(positions.takeChanged().all).toHaveLength(1);
  expect(positions.takeChanged().all).toHaveLength(0);
});

test('in a jam the bearing is that of several reports together', () => {
  const positions = new LatestPositions();
  // Some two meters a second, northwards.
  const jam = Array.from({ length: 6 }, (_, i) => at(23.8 + i * 0.00002, i));
  positions.report('d', jam, NOW + 6_000);
  expect(positions.get('d')?.bearing).toBe(0);
});

test('drops what is older, impossible, or of a clock that is far off', () => {
  const positions = new LatestPositions();
  positions.report('d', [at(23.8, 0)], NOW);
  expect(positions.report('d', [at(23.801, -5)], NOW)).toBeUndefined();
  expect(positions.report('d', [at(24.8, 1)], NOW + 1_000)).toBeUndefined();
  expect(positions.report('d', [at(23.801, -600)], NOW)).toBeUndefined();
  expect(positions.report('d', [at(23.801, 600)], NOW)).toBeUndefined();
  expect(positions.get('d')?.lat).toBe(23.8);
});

test('a coarse first fix gives way to a good one at once, however far; a good one to no coarse one', () => {
  const positions = new LatestPositions();
  const told: number[] = [];
  const report = (lat: number, seconds: number, accuracy: number) =>
    positions.report('d', [{ ...at(lat, seconds), accuracy }], NOW + seconds * 1_000, (to) =>
      told.push(to.lat),
    );
  expect(report(23.84, 0, 4_000)).toMatchObject({ lat: 23.84, accuracy: 4_000 });
  expect(positions.getGood('d', NOW)).toBeUndefined();
  expect(positions.takeUnsaved()).toEqual([]);
  expect(report(23.8, 1, 12.4)).toMatchObject({ lat: 23.8, accuracy: 12, bearing: null });
  expect(report(23.84, 2, 4_000)).toBeUndefined();
  expect(positions.getGood('d', NOW + 2_000)).toMatchObject({ lat: 23.8 });
  expect(positions.getGood('d', NOW + 200_000)).toBeUndefined();
  expect(told).toEqual([23.8]);
});

test('believes any place again after a long silence', () => {
  const positions = new LatestPositions();
  positions.report('d', [at(23.8, 0)], NOW);
  expect(positions.report('d', [at(24.8, 120)], NOW + 120_000)).toMatchObject({ lat: 24.8 });
});

test('a clock that runs ahead keeps its order and never points to the future', () => {
  const positions = new LatestPositions();
  positions.report('d', [at(23.8, 28), at(23.8005, 30)], NOW);
  expect(positions.get('d')).toMatchObject({ lat: 23.8005, at: NOW });
});

test('a report from another century takes no believable one of its batch along', () => {
  const positions = new LatestPositions();
  positions.report('d', [at(23.8, 0), at(23.9, 9_000_000_000)], NOW);
  expect(positions.get('d')).toMatchObject({ lat: 23.8, at: NOW });
});

test('what other processes know counts only when it is newer', () => {
  const positions = new LatestPositions();
  positions.report('d', [at(23.8, 0)], NOW);
  expect(positions.learn({ driverId: 'd', lat: 1, lng: 1, bearing: null, at: NOW - 1 }, NOW)).toBe(false);
  expect(positions.learn({ driverId: 'd', lat: 23.9, lng: 90, bearing: null, at: NOW + 1 }, NOW + 1)).toBe(
    true,
  );
  const { all, own } = positions.takeChanged();
  expect(all).toMatchObject([{ lat: 23.9 }]);
  expect(own).toHaveLength(1);
  expect(positions.takeUnsaved()).toHaveLength(1);
});

test('a clock that is set back keeps no car where it was', () => {
  const positions = new LatestPositions();
  positions.report('d', [at(23.8, 0)], NOW);
  expect(positions.report('d', [at(23.81, -600)], NOW - 600_000)).toMatchObject({ lat: 23.81 });
  expect(positions.report('d', [at(23.82, -570)], NOW - 570_000)).toMatchObject({ lat: 23.82, bearing: 0 });
  const elsewhere = { driverId: 'e', lat: 23.8, lng: 90.4, bearing: null };
  positions.learn({ ...elsewhere, at: NOW }, NOW);
  expect(positions.learn({ ...elsewhere, lat: 23.81, at: NOW - 600_000 }, NOW - 599_000)).toBe(true);
  expect(positions.learn({ ...elsewhere, at: NOW - 610_000 }, NOW - 598_000)).toBe(false);
});
