import { describe, expect, test } from 'vitest';
import {
  isToldMoment,
  maySay,
  momentsFrom,
  RIDE_STATUSES,
  TOLD_IN_ORDER,
  TOLD_MOMENTS,
  type ToldMoment,
} from './choices.ts';

const times = (...moments: ToldMoment[]) => Object.fromEntries(moments.map((moment) => [moment, 'then']));

test('a ride that is set back hasn’t had the moments after that, and keeps when it was scheduled for', () => {
  const clearing = (moment: ReturnType<typeof momentsFrom>[number]) =>
    RIDE_STATUSES.filter((status) => momentsFrom(status).includes(moment));
  expect(clearing('arrived')).toEqual(['requested', 'accepted']);
  expect(clearing('scheduled')).toEqual([]);
});

test('what is told at the pickup comes after what is told on the way', () => {
  const arePickup = TOLD_IN_ORDER.map((moment) => TOLD_MOMENTS[moment].isAtPickup);
  expect(arePickup).toEqual(arePickup.toSorted((a, b) => Number(a) - Number(b)));
});

describe.each(TOLD_IN_ORDER)('%s', (moment) => {
  const before = TOLD_IN_ORDER.slice(0, TOLD_IN_ORDER.indexOf(moment));

  test('can be said on the way, also after what comes before it', () => {
    expect(maySay({ status: 'accepted', times: {} }, moment)).toBe(true);
    expect(maySay({ status: 'accepted', times: times(...before) }, moment)).toBe(true);
  });
  test('can’t be said again, nor after what comes later', () => {
    for (const had of TOLD_IN_ORDER.filter((each) => !before.includes(each)))
      expect(maySay({ status: 'accepted', times: times(had) }, moment)).toBe(false);
  });
  test('can be said of no other ride', () => {
    for (const status of RIDE_STATUSES.filter((each) => each !== 'accepted'))
      expect(maySay({ status, times: {} }, moment)).toBe(false);
  });
  test('is told, and statuses and other moments are not', () => {
    expect(isToldMoment(moment)).toBe(true);
    for (const name of ['accepted', 'scheduled', 'toString']) expect(isToldMoment(name)).toBe(false);
  });
});
