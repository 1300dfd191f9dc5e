import { createFormat } from '@ridewire/ui/format/create-format.ts';
import { TOLD_IN_ORDER } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { rider } from '../texts.en.ts';
import { phaseSentence } from './phase-sentence.ts';
import { ridePhase } from './ride-phase.ts';
import { KARIM, makeRide, PICKUP, positionAt } from '../testing/make-ride.ts';

const format = createFormat({ timeZone: 'Asia/Dhaka' });
const said = (ride: ReturnType<typeof makeRide> | null, position = positionAt(PICKUP.lat + 0.01)) =>
  phaseSentence(ridePhase(ride, position, true), rider, format);

test('each phase has its sentence', () => {
  expect(said(null)).toBeNull();
  expect(said(makeRide())).toBe('Finding a driver');
  expect(said(makeRide({ status: 'accepted', driver: KARIM }))).toBe(
    'Karim accepted. 4 minutes. Plate DHK-1234.',
  );
  expect(said(makeRide({ status: 'accepted', driver: KARIM }), positionAt(PICKUP.lat))).toBe(
    'Arriving now. Look for DHK-1234.',
  );
  expect(said(makeRide({ status: 'picked_up', driver: KARIM }))).toBe('You’re on board');
  expect(said(makeRide({ status: 'completed', driver: KARIM }))).toBe(
    'You’ve arrived. Pay Karim $15.51 in cash.',
  );
  expect(said(makeRide({ status: 'canceled', canceledBy: 'rider' }))).toBe('You canceled this ride');
  expect(said(makeRide({ status: 'canceled', canceledBy: 'driver', driver: KARIM }))).toBe('Karim canceled');
  expect(said(makeRide({ status: 'canceled', canceledBy: 'admin' }))).toBe('Canceled by support');
  expect(said(makeRide({ status: 'canceled', canceledBy: 'system' }))).toBe('No driver is free right now');
});

test('the first minutes are those by road that the driver was told, wherever the car is', () => {
  const times = { accepted: new Date(positionAt(PICKUP.lat).at).toISOString() };
  const accepted = makeRide({ status: 'accepted', driver: KARIM, times, approachSeconds: 175 });
  const sentence = 'Karim accepted. 3 minutes. Plate DHK-1234.';
  expect(said(accepted, positionAt(PICKUP.lat + 0.02))).toBe(sentence);
  expect(phaseSentence(ridePhase(accepted, null), rider, format)).toBe(sentence);
});

test('the arrival is a time of day in the city', () => {
  // 0.05 degrees are 5,560 m straight, 7,228 m by street, 21 min 41 s: from 14:05 to 14:26.
  expect(said(makeRide({ status: 'in_transit', driver: KARIM }))).toBe(
    'On the way to Banani 11, Banani. Arrive about 14:26.',
  );
});

test('one minute is not said as several, and what is unknown is left out', () => {
  expect(said(makeRide({ status: 'accepted', driver: KARIM }), positionAt(PICKUP.lat + 0.0025))).toBe(
    'Karim accepted. 1 minute. Plate DHK-1234.',
  );
  const unknown = { ...KARIM, licensePlate: null };
  expect(
    phaseSentence(ridePhase(makeRide({ status: 'accepted', driver: unknown }), null, false), rider, format),
  ).toBe('Karim accepted.');
});

test('a driver who comes after another ride is named', () => {
  const next = { driver: KARIM, pickupAt: '2026-03-01T08:20:00.000Z' };
  expect(said(makeRide({ next }))).toBe('Karim is finishing a ride nearby and will be here at about 14:20.');
});

test.each(TOLD_IN_ORDER)('what a driver tells by %s is said in its own words', (moment) => {
  const times = { [moment]: '2026-03-01T08:05:00.000Z' };
  const { aloud } = rider.moments[moment];
  expect(said(makeRide({ status: 'accepted', driver: KARIM, times }))).toBe(aloud('Karim', 'DHK-1234'));
  expect(said(makeRide({ status: 'accepted', times }))).toBe(aloud('Your driver', null));
});

test('a driver who isn’t known yet is called so', () => {
  const accepted = makeRide({ status: 'accepted' });
  expect(phaseSentence(ridePhase(accepted, null), rider, format)).toBe(
    rider.saidAccepted('Your driver', null, null),
  );
  expect(said(accepted, positionAt(PICKUP.lat))).toBe('Arriving now.');
  expect(said(makeRide({ status: 'canceled', canceledBy: 'driver' }))).toBe('Your driver canceled');
});

test('a rider who missed the driver is told so, and one whose ride nobody known canceled, that it was', () => {
  const missed = makeRide({ status: 'canceled', canceledBy: 'driver', driver: KARIM, isNoShow: true });
  expect(said(missed)).toBe(rider.missed('Karim'));
  expect(said(makeRide({ status: 'canceled', canceledBy: null }))).toBe('This ride was canceled');
});
