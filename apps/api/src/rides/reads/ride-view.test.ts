import { RIDE_TIMES } from '@ridewire/contracts';
import { describe, expect, test } from 'vitest';
import type { RideImage } from '../../live/images.ts';
import { viewOffer } from './offer-view.ts';
import {
  SHIELDS,
  viewForAdmin,
  viewForDriver,
  viewForRider,
  viewForWatcher,
  viewOwned,
  viewRates,
  viewRide,
} from './ride-view.ts';

const [ASKED, TAKEN, UPDATED] = [1_800_000_000_000, 1_800_000_060_000, 1_800_000_090_000];
const rider = { id: 'nadia', name: 'Nadia', phone: '+8801700000001', avatarUrl: null };
const driver = { id: 'karim', name: 'Karim', phone: '+8801700000002', avatarUrl: null };
const passenger = { name: 'Amina', phone: '+8801700000003' };
const note = { pickupNote: 'At the blue gate', passenger };
const [pickup, banani, destination] = [
  { address: 'Gulshan 2', lat: 23.79, lng: 90.41 },
  { address: 'Banani 11', lat: 23.8, lng: 90.4 },
  { address: 'Airport', lat: 23.84, lng: 90.39 },
];
const image = {
  ...{ id: 'ride', version: 4, status: 'accepted', type: 'standard' },
  ...{ pickup, stops: [], stopTimes: [], destination, distanceMeters: 7_000, durationSeconds: 1_260 },
  ...{ fareCents: 1_000, commissionCents: 200, payoutCents: 800, refundedCents: 0 },
  ...{ surgeTenths: 10, waitingRateCents: 0, waitingCents: 0, isArrivalSeen: false, rates: null },
  times: {
    ...Object.fromEntries(RIDE_TIMES.map((time) => [time, null])),
    ...{ requested: ASKED, accepted: TAKEN },
  },
  ...{ updatedAt: UPDATED, asked: null, approachSeconds: null, pickupNote: null, autoAccepted: false },
  ...{ pin: null, canceledBy: null, cancelReason: null, isNoShow: false, offeredCount: 3 },
  ...{ hidesPhones: false, rider, driver, next: null, passenger: null },
} as unknown as RideImage;
const times = { requested: new Date(ASKED).toISOString(), accepted: new Date(TAKEN).toISOString() };
const shared = {
  ...{ id: 'ride', version: 4, status: 'accepted', type: 'standard', pickup, destination },
  ...{ distanceMeters: 7_000, durationSeconds: 1_260, fareCents: 1_000, refundedCents: 0, times },
  ...{ canceledBy: null, cancelReason: null },
};
const full = {
  ...image,
  rates: { baseCents: 100 },
  pickupNote: 'At the blue gate',
  passenger,
  approachSeconds: 240,
  asked: { until: UPDATED, assurances: 0 },
  autoAccepted: true,
  next: { driver, pickupAt: UPDATED },
} as unknown as RideImage;
const next = { driver, pickupAt: new Date(UPDATED).toISOString() };
const asked = { until: new Date(UPDATED).toISOString(), isLast: false };

describe('who sees what of a ride', () => {
  test('its promo code is for its rider and admins; its driver and those asked read what it takes off', () => {
    const coded = { ...full, promoCode: 'EID20', discountCents: 300 };
    const drivers = [
      viewForDriver(coded),
      viewForWatcher(SHIELDS.driver(coded)),
      viewOwned(coded),
      viewOffer(coded, { meters: 100 }, 0, 1).ride,
    ];
    for (const seen of drivers) {
      expect(JSON.stringify(seen)).not.toContain('EID20');
      expect(seen).toMatchObject({ discountCents: 300 });
    }
    for (const seen of [
      viewForRider(coded),
      viewForWatcher(SHIELDS.rider(coded)),
      viewForWatcher(SHIELDS.admin(coded)),
    ])
      expect(seen).toMatchObject({ promoCode: 'EID20', discountCents: 300 });
  });

  test('everyone it concerns sees the trip and what it costs', () => {
    expect(viewRide(image)).toEqual(shared);
    expect(viewRide(full)).toEqual(shared);
  });

  test('its rider sees the driver, what the fare is made of, and how long the drive to them is', () => {
    const always = { ...shared, driver, offeredCount: 3 };
    expect(viewForRider(image)).toEqual(always);
    expect(viewForRider(full)).toEqual({
      ...always,
      ...{ ...note, rates: { baseCents: 100 }, next, approachSeconds: 240 },
    });
  });

  test('its driver sees the rider, what they earn, and what they are asked', () => {
    const always = { ...shared, rider, payoutCents: 800, asked: null };
    expect(viewForDriver(image)).toEqual(always);
    expect(viewForDriver(full)).toEqual({
      ...always,
      ...{ ...note, asked, nextPickupAt: next.pickupAt, acceptedForYou: true },
    });
  });

  test('who follows it by its id sees both people and nothing of what they earn', () => {
    expect(viewForWatcher(image)).toEqual({ ...shared, rider, driver });
    expect(viewForWatcher(full)).toEqual({ ...shared, ...note, rider, driver, next });
  });

  test('an admin sees both people, how the fare is split and whether the driver comes', () => {
    const always = { ...shared, rider, driver, commissionCents: 200, payoutCents: 800, offeredCount: 3 };
    expect(viewForAdmin(image)).toEqual({ ...always, asked: null, approachSeconds: null });
    expect(viewForAdmin(full)).toEqual({
      ...always,
      ...{ ...note, asked, approachSeconds: 240, next },
    });
  });

  test('a list of rides has whose they are, and when they last changed', () => {
    const own = { ...shared, riderId: 'nadia', updatedAt: new Date(UPDATED).toISOString() };
    expect(viewOwned(image)).toEqual({ ...own, driverId: 'karim' });
    expect(viewOwned({ ...image, driver: null })).toEqual({ ...own, driverId: null });
  });

  test('rates are read only where they are known', () => {
    expect([viewRates(image), viewRates(full)]).toEqual([{}, { rates: { baseCents: 100 } }]);
  });
});

describe('what is said of a ride only where there is something to say', () => {
  const saidOf = (change: Partial<RideImage>) => {
    const view = viewRide({ ...image, ...change });
    return Object.fromEntries(Object.entries(view).filter(([name]) => !(name in shared)));
  };
  const arrived = (isArrivalSeen: boolean): Partial<RideImage> => ({
    ...{ waitingRateCents: 20, isArrivalSeen },
    times: { ...image.times, arrived: UPDATED },
  });

  test.each<[string, Partial<RideImage>, object]>([
    ['a price above the usual one', { surgeTenths: 14 }, { surgeTenths: 14 }],
    ['what a wait would cost', { waitingRateCents: 20 }, { waitingRateCents: 20 }],
    ['what a wait costs that was seen to begin', arrived(true), { waitingRateCents: 20 }],
    ['nothing of a wait that only the driver’s word says began', arrived(false), {}],
    [
      'the waiting rules it keeps',
      { waiting: [2, 9, 4] },
      { waiting: { freeMinutes: 2, mostMinutes: 9, noShowMinutes: 4 } },
    ],
    ['what the wait cost', { waitingCents: 40 }, { waitingCents: 40 }],
    ['a PIN', { pin: 'asked' }, { pin: 'asked' }],
    ['that the rider didn’t come', { isNoShow: true }, { isNoShow: true }],
    [
      'its stops, with the time of those that were reached',
      { stops: [banani, destination], stopTimes: [times.accepted] },
      { stops: [{ ...banani, reachedAt: times.accepted }, destination] },
    ],
  ])('%s', (_what, change, said) => {
    expect(saidOf(change)).toEqual(said);
  });

  test('the question whether they are coming says when it is the last one', () => {
    const isLast = (assurances: number) =>
      viewForDriver({ ...image, asked: { until: UPDATED, assurances } }).asked?.isLast;
    expect([isLast(0), isLast(99)]).toEqual([false, true]);
  });
});

describe('where the city hides phone numbers', () => {
  const hidden = { ...full, hidesPhones: true };
  const withoutPhone = (person: object) => ({ ...person, phone: null });

  test('neither side reads the other’s, and admins do', () => {
    expect(viewForRider(hidden)).toMatchObject({
      driver: withoutPhone(driver),
      next: { driver: withoutPhone(driver) },
    });
    expect(viewForDriver(hidden).rider).toEqual(withoutPhone(rider));
    expect(viewForAdmin(hidden)).toMatchObject({ rider, driver, next });
  });

  test('a ride without a driver has none', () => {
    const view = viewForRider({ ...hidden, driver: null, next: null });
    expect(view.driver).toBeNull();
    expect(view).not.toHaveProperty('next');
  });

  test('the passenger is called until the ride is over, and only admins read the number after', () => {
    for (const one of [full, hidden])
      expect([viewForDriver(one).passenger, viewForAdmin(one).passenger]).toEqual([passenger, passenger]);
    for (const one of [full, hidden].map((each) => ({ ...each, status: 'completed' as const }))) {
      expect(viewForDriver(one).passenger).toEqual(withoutPhone(passenger));
      expect(viewForAdmin(one).passenger).toEqual(passenger);
    }
    expect(viewForDriver({ ...hidden, passenger: null })).not.toHaveProperty('passenger');
  });

  test('a guest, whom nothing else reaches, is called until the ride is over', () => {
    const guest = { ...rider, isGuest: true } as RideImage['rider'];
    const seen = (status: RideImage['status'], one = guest) =>
      viewForDriver({ ...hidden, status, rider: one }).rider.phone;
    expect(seen('accepted')).toBe(rider.phone);
    expect(seen('completed')).toBeNull();
    expect(seen('accepted', rider)).toBeNull();
  });
});
