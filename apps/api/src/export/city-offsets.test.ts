import { expect, test } from 'vitest';
import { cityOffsets } from './city-offsets.ts';

const between = (zone: string, from: string, to: string) => cityOffsets(zone, new Date(from), new Date(to));

test('a city that keeps its clocks has one offset', () => {
  expect(between('Asia/Dhaka', '2026-01-01', '2026-12-31')).toEqual(['+06:00']);
  expect(between('Asia/Kathmandu', '2026-01-01', '2026-01-01')).toEqual(['+05:45']);
  expect(between('UTC', '2026-01-01', '2026-12-31')).toEqual(['+00:00']);
});

test('one that sets them has two, and what came in the last days counts', () => {
  expect(between('America/New_York', '2026-01-01', '2026-12-31')).toEqual(['-05:00', '-04:00']);
  expect(between('Europe/Berlin', '2026-10-24', '2026-10-26')).toEqual(['+02:00', '+01:00']);
});
