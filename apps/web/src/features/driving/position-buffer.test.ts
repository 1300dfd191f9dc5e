import { expect, test } from 'vitest';
import { PositionBuffer } from './position-buffer.ts';

const fix = (at: number) => ({ lat: 23.7, lng: 90.4, at });

test('gives out what gathered, oldest first, once', () => {
  const buffer = new PositionBuffer();
  buffer.add(fix(1_000), 1_000);
  buffer.add(fix(2_000), 2_000);
  expect(buffer.take().map(({ at }) => at)).toEqual([1_000, 2_000]);
  expect(buffer.take()).toEqual([]);
});

test('leaves out fixes within a second of the last one, and older ones', () => {
  const buffer = new PositionBuffer();
  for (const at of [5_000, 5_100, 5_899, 4_000, 5_900]) buffer.add(fix(at), 5_900);
  expect(buffer.take().map(({ at }) => at)).toEqual([5_000, 5_900]);
});

test('goes on at once when the device’s clock was set back by an hour', () => {
  const buffer = new PositionBuffer();
  for (const at of [7_200_000, 3_600_000, 3_600_100, 3_601_000]) buffer.add(fix(at), at);
  expect(buffer.take().map(({ at }) => at)).toEqual([7_200_000, 3_600_000, 3_601_000]);
});

test('the gap counts from the last fix, also after a report', () => {
  const buffer = new PositionBuffer();
  buffer.add(fix(1_000), 1_000);
  buffer.take();
  buffer.add(fix(1_500), 1_500);
  expect(buffer.size).toBe(0);
});

test('keeps the latest 60 while nothing can be sent', () => {
  const buffer = new PositionBuffer();
  for (let i = 0; i < 100; i += 1) buffer.add(fix(i * 1_000), i * 1_000);
  const kept = buffer.take();
  expect(kept).toHaveLength(60);
  expect(kept[0]?.at).toBe(40_000);
  expect(kept.at(-1)?.at).toBe(99_000);
});

test('a report that failed goes before what came since, and the whole stays at 60', () => {
  const buffer = new PositionBuffer();
  for (let i = 0; i < 50; i += 1) buffer.add(fix(i * 1_000), i * 1_000);
  const sent = buffer.take();
  for (let i = 50; i < 70; i += 1) buffer.add(fix(i * 1_000), i * 1_000);
  buffer.putBack(sent);
  const kept = buffer.take();
  expect(kept.map(({ at }) => at / 1_000)).toEqual(Array.from({ length: 60 }, (_, i) => i + 10));
});

test('tells of the first fix once, when it is there to be taken', () => {
  const buffer = new PositionBuffer();
  const taken: number[] = [];
  buffer.whenFirst(() => taken.push(...buffer.take().map(({ at }) => at)));
  buffer.add(fix(1_000), 1_000);
  buffer.add(fix(2_000), 2_000);
  expect(taken).toEqual([1_000]);
  expect(buffer.size).toBe(1);
});
