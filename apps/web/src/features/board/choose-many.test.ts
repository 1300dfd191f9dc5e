import { RideStatus, type BoardRide } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { chosenTogether, countConcerned } from './choose-many.ts';
import { makeBoardRide } from './testing/make-board-ride.ts';

const ACTIVE = RideStatus.options.filter((status) => status !== 'completed' && status !== 'canceled');
const rides = ACTIVE.map((status, n) => {
  const ride = makeBoardRide(status, { id: status, rider: { id: `rider-${n}`, name: 'Nadia', phone: null } });
  return { ...ride, driver: ride.driver && { ...ride.driver, id: `driver-${n}` } };
});
const statusesOf = (some: BoardRide[]) => some.map(({ status }) => status);

test('one press on all leaves out rides with their rider in the car, and those that the act is not for', () => {
  expect(statusesOf(chosenTogether('cancel', rides))).toEqual(['requested', 'accepted']);
  expect(statusesOf(chosenTogether('reassign', rides))).toEqual(['accepted']);
});

test('everybody concerned is counted once, and how many riders are in a car', () => {
  expect(countConcerned(rides)).toEqual({ people: 7, aboard: 2 });
  expect(countConcerned(rides.map((ride) => ({ ...ride, rider: rides[0]!.rider })))).toMatchObject({
    people: 4,
  });
  const next = { driver: { id: 'driver-9' } } as NonNullable<BoardRide['next']>;
  expect(countConcerned([{ ...rides[0]!, next }])).toEqual({ people: 2, aboard: 0 });
  expect(countConcerned([])).toEqual({ people: 0, aboard: 0 });
});
