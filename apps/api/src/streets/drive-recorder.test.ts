import { expect, test } from 'vitest';
import { createDriveRecorder } from './drive-recorder.ts';

const fix = (seconds: number, accuracy?: number) => ({ lat: 23.8, lng: 90.4, at: seconds * 1000, accuracy });

test('a drive is handed on once its car is silent', () => {
  const recorder = createDriveRecorder();
  for (const seconds of [0, 4, 8]) recorder.add('a', fix(seconds));
  recorder.add('b', fix(60));
  expect(recorder.takeEnded(60_000)).toEqual([]);
  expect(recorder.takeEnded(69_000).map((fixes) => fixes.map(({ at }) => at / 1000))).toEqual([[0, 4, 8]]);
  expect(recorder.takeEnded(69_000)).toEqual([]);
  expect(recorder.size).toBe(1);
});

test('a long one comes in pieces that go on from each other', () => {
  const recorder = createDriveRecorder();
  for (let i = 0; i < 250; i++) recorder.add('a', fix(i));
  const [piece] = recorder.takeEnded(250_000);
  for (let i = 250; i < 260; i++) recorder.add('a', fix(i));
  const [rest] = recorder.takeEnded(400_000);
  expect([piece!.length, rest![0]!.at, rest!.length]).toEqual([250, 249_000, 11]);
  expect(recorder.size).toBe(0);
});

test('what is known badly, or came before, is left out', () => {
  const recorder = createDriveRecorder();
  recorder.add('a', fix(4, 20));
  recorder.add('a', fix(8, 90));
  recorder.add('a', fix(2));
  expect(recorder.size).toBe(1);
});

test('memory is bounded whatever is reported', () => {
  const recorder = createDriveRecorder();
  for (let i = 0; i < 400_000; i++) recorder.add(`${i % 5_000}`, fix(i));
  expect(recorder.size).toBe(300_000);
  recorder.takeEnded(1e12);
  expect(recorder.size).toBe(0);
});
