import type { Ring } from '@ridewire/contracts';
import { describe, expect, test } from 'vitest';
import { hasEntered, hasLeft, isPassedOver, mayBeIn, stayOn, type Stay } from './queue-policy.ts';

/** Looks at a driver at these seconds, each with a position that is new or the one before. */
function stayFor(...looks: [second: number, isNew: boolean][]): Stay {
  let stay: Stay | undefined;
  let at = 0;
  for (const [second, isNew] of looks) {
    if (isNew) at = second * 1_000;
    stay = stayOn(stay, 'airport', at, second * 1_000);
  }
  return stay!;
}

describe('a driver has entered a zone', () => {
  test('once positions fifteen seconds apart were there', () => {
    expect(hasEntered(stayFor([0, true], [14, true]))).toBe(false);
    expect(hasEntered(stayFor([0, true], [8, true], [15, true]))).toBe(true);
  });
  test('not by one position, however long it is the last', () => {
    expect(hasEntered(stayFor([0, true], [30, false], [60, false]))).toBe(false);
  });
  test('not by a stay in another zone', () => {
    const stay = stayOn(stayFor([0, true], [30, true]), 'station', 31_000, 31_000);
    expect(hasEntered(stay)).toBe(false);
  });
});

describe('a driver in line has left', () => {
  test('after more than two minutes of new positions outside', () => {
    expect(hasLeft(stayFor([0, true], [120, true]))).toBe(false);
    expect(hasLeft(stayFor([0, true], [60, true], [121, true]))).toBe(true);
  });
  test('not by an old position: they may be in a tunnel', () => {
    expect(hasLeft(stayFor([0, true], [60, true], [119, false], [200, false]))).toBe(false);
  });
});

describe('a rough position', () => {
  /** A square of 0.01 degrees at the equator, about 1,112 m long. */
  const ring: Ring = [
    [0, 0],
    [0.01, 0],
    [0.01, 0.01],
    [0, 0.01],
    [0, 0],
  ];
  test.each([
    ['inside', 0.005, 0.005, 200, true],
    ['beside the edge by 111 m', 0.005, 0.011, 200, true],
    ['beside it by 222 m', 0.005, 0.012, 200, false],
    ['past a corner by 157 m', 0.011, 0.011, 160, true],
    ['past it with a smaller error', 0.011, 0.011, 155, false],
  ])('%s', (_, lat, lng, accuracy, isIn) => expect(mayBeIn(ring, { lat, lng, accuracy })).toBe(isIn));
});

describe('offers of the queue put a driver at the end', () => {
  const offer = (offeredAt: number, overAt: number) => ({ offeredAt, overAt });
  test.each([
    ['none', [], false],
    ['one', [offer(0, 30)], false],
    ['two', [offer(0, 30), offer(30, 60)], true],
    ['two at the same time', [offer(0, 30), offer(10, 40)], false],
    ['two at the same time and another', [offer(0, 30), offer(10, 40), offer(41, 50)], true],
  ])('%s', (_, offers, isPast) => expect(isPassedOver(offers)).toBe(isPast));
});
