import { describe, expect, test } from 'vitest';
import { acceptance, countToAsk, distanceBand, DISTANCE_BANDS } from './acceptance.ts';

const none = { asked: 0, taken: 0 };

describe('the likelihood that a driver takes an offer', () => {
  test('is a guess before anybody answered', () => {
    expect(acceptance(none, none)).toBeCloseTo(0.7);
  });
  test('follows all drivers while the own answers are few', () => {
    expect(acceptance(none, { asked: 990, taken: 193 })).toBeCloseTo(0.2);
    expect(acceptance({ asked: 1, taken: 0 }, none)).toBeGreaterThan(0.6);
  });
  test('follows the own answers once they are many', () => {
    expect(acceptance({ asked: 200, taken: 0 }, none)).toBeLessThan(0.03);
    expect(acceptance({ asked: 200, taken: 200 }, { asked: 1_000, taken: 0 })).toBeGreaterThan(0.95);
  });
});

test('ways fall into bands, the unknown ones into the last', () => {
  expect([0, 119, 120, 239, 479, 899, 900, null].map(distanceBand)).toEqual([0, 0, 1, 1, 2, 3, 4, 4]);
  expect(distanceBand(null)).toBe(DISTANCE_BANDS - 1);
});

describe('how many are asked at once', () => {
  test.each([
    ['one who surely comes', [0.9, 0.9], 1],
    ['one who is just likely enough', [0.6, 0.9], 1],
    ['two who may', [0.4, 0.4, 0.9], 2],
    ['all who may be asked, where nobody is likely', [0.05, 0.05, 0.05, 0.05], 3],
    ['no more than may be asked, though the next one would come', [0.05, 0.05, 0.05, 0.99], 3],
    ['nobody where nobody is', [], 0],
  ])('%s', (_case, likelihoods, count) => {
    expect(countToAsk(likelihoods, 3)).toBe(count);
  });
});
