import { createFormat } from '@ridewire/ui/format/create-format.ts';
import { TOLD_IN_ORDER, TOLD_MOMENTS } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { ridePhase } from '../phase/ride-phase.ts';
import { KARIM, makeRide, PICKUP, positionAt } from '../testing/make-ride.ts';
import { rider } from '../texts.en.ts';
import { rideLine } from './ride-line.ts';

const format = createFormat({ timeZone: 'Asia/Dhaka' });
const lineOf = (ride: ReturnType<typeof makeRide> | null, position = positionAt(PICKUP.lat + 0.01)) =>
  rideLine(ridePhase(ride, position), rider, format);
const driver = KARIM;

test('each phase of a ride under way has its line', () => {
  expect(lineOf(makeRide())).toEqual({ headline: 'Finding your driver…', detail: 'Asked 3 drivers nearby' });
  expect(lineOf(makeRide({ status: 'accepted', driver }))).toEqual({
    headline: 'Karim is on the way',
    detail: 'DHK-1234 · about 4 min',
  });
  expect(lineOf(makeRide({ status: 'accepted', driver }), positionAt(PICKUP.lat))).toEqual({
    headline: 'Arriving now',
    detail: 'Look for DHK-1234',
  });
  expect(lineOf(makeRide({ status: 'picked_up', driver }))).toEqual({
    headline: 'You’re on board',
    detail: 'Arrive about 14:26',
  });
  expect(lineOf(makeRide({ status: 'in_transit', driver }))).toEqual({
    headline: 'Arrive about 14:26',
    detail: 'To Banani 11, Banani',
  });
});

test('a driver who need not set off yet isn’t on the way: the time of the pickup is what counts', () => {
  const at = positionAt(PICKUP.lat + 0.01).at;
  // The drive takes about four minutes, and drivers set off five minutes early.
  const headlineAt = (minutes: number) => {
    const scheduled = new Date(at + minutes * 60_000).toISOString();
    const times = { requested: '2026-03-01T08:00:00.000Z', scheduled };
    return lineOf(makeRide({ status: 'accepted', driver, times }));
  };
  expect(headlineAt(20)).toEqual({ headline: 'Karim picks you up at 14:25', detail: 'DHK-1234' });
  expect(headlineAt(7)?.headline).toBe('Karim is on the way');
});

test('what is not known is left out', () => {
  const bare = { ...KARIM, licensePlate: null };
  expect(rideLine(ridePhase(makeRide({ status: 'accepted', driver: bare }), null), rider, format)).toEqual({
    headline: 'Karim is on the way',
    detail: '',
  });
});

test('a ride that is over has none, and no ride neither', () => {
  expect(lineOf(null)).toBeNull();
  expect(lineOf(makeRide({ status: 'completed', driver }))).toBeNull();
  expect(lineOf(makeRide({ status: 'canceled', canceledBy: 'driver', driver }))).toBeNull();
});

test('of a car whose signal is lost, only that is said, and no minutes', () => {
  const position = positionAt(PICKUP.lat + 0.01);
  const lineAfter = (ride: ReturnType<typeof makeRide>) =>
    rideLine(ridePhase(ride, position, false), rider, format, position.at);
  expect(lineAfter(makeRide({ status: 'accepted', driver }))).toEqual({
    headline: 'Karim is on the way',
    detail: 'DHK-1234 · Signal lost at 14:05',
  });
  expect(lineAfter(makeRide({ status: 'picked_up', driver }))?.detail).toBe('Signal lost at 14:05');
  expect(lineAfter(makeRide({ status: 'in_transit', driver }))).toEqual({
    headline: 'On the way',
    detail: 'Signal lost at 14:05 · To Banani 11, Banani',
  });
});

test('a driver who comes after another ride', () => {
  const next = { driver: KARIM, pickupAt: '2026-03-01T08:20:00.000Z' };
  expect(lineOf(makeRide({ next }))).toEqual({
    headline: 'Karim is finishing a ride nearby',
    detail: 'DHK-1234 · arriving at about 14:20',
  });
});

test.each(TOLD_IN_ORDER)('what a driver tells by %s is the headline', (moment) => {
  const times = { [moment]: '2026-03-01T08:05:00.000Z' };
  const { headline } = rider.moments[moment];
  expect(lineOf(makeRide({ status: 'accepted', driver, times }))).toEqual({
    headline: headline('Karim'),
    detail: TOLD_MOMENTS[moment].isAtPickup ? 'Look for DHK-1234' : 'DHK-1234 · about 4 min',
  });
  expect(lineOf(makeRide({ status: 'accepted', times }))?.headline).toBe(headline('Your driver'));
});

test('of a driver who waits in a car without a plate, only that', () => {
  const times = { arrived: '2026-03-01T08:05:00.000Z' };
  expect(lineOf(makeRide({ status: 'accepted', times }))).toEqual({
    headline: 'Your driver is here',
    detail: '',
  });
});
