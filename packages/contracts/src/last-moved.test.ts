import { expect, test } from 'vitest';
import { lastMoved } from './last-moved.ts';

const at = (minute: number) => `2026-03-01T08:0${minute}:00.000Z`;

test('the latest moment counts, in whatever order they are told', () => {
  expect(lastMoved({ times: { accepted: at(3), requested: at(1) } })).toBe(at(3));
  expect(lastMoved({ times: {} })).toBe('');
});

test('the time a ride is scheduled for is none of them', () => {
  expect(lastMoved({ times: { requested: at(1), canceled: at(2), scheduled: at(9) } })).toBe(at(2));
});
