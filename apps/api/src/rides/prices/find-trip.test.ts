import { decodeLine, encodeLine } from '@ridewire/streets';
import { describe, expect, test } from 'vitest';
import { AppError } from '../../core/app-error.ts';
import { PICKUP_AREAS } from '../../places/pickup-area.ts';
import {
  MAX_TRIP_METERS,
  assertApart,
  assertNear,
  measureLegs,
  sumUp,
  type FindTripDeps,
} from './find-trip.ts';

const GULSHAN = { lat: 23.7947, lng: 90.4143 };
const BANANI = { lat: 23.794, lng: 90.4043 };
const AIRPORT = { lat: 23.8433, lng: 90.3978 };
/** A point this many meters north of Gulshan. */
const north = (meters: number) => ({ ...GULSHAN, lat: GULSHAN.lat + meters / 111_195 });
const lineOf = (...places: { lat: number; lng: number }[]) => encodeLine(places);
const way = (distanceMeters: number, durationSeconds: number, line: string) => ({
  distanceMeters,
  durationSeconds,
  line,
});

describe('legs as one trip', () => {
  const leg = (distanceMeters: number, durationSeconds: number, line: string | null) => ({
    distanceMeters,
    durationSeconds,
    way: line === null ? null : way(distanceMeters, durationSeconds, line),
  });

  test('one leg is the trip itself', () => {
    const only = leg(700, 60, lineOf(GULSHAN, BANANI));
    expect(sumUp([only])).toBe(only);
  });

  test('several are added up, and their routes follow one another', () => {
    const trip = sumUp([leg(700, 60, lineOf(GULSHAN, BANANI)), leg(900, 80, lineOf(BANANI, AIRPORT))]);
    expect(trip).toMatchObject({ distanceMeters: 1_600, durationSeconds: 140 });
    expect(trip.way).toMatchObject({ distanceMeters: 1_600, durationSeconds: 140 });
    expect(decodeLine(trip.way?.line ?? '')).toHaveLength(4);
  });

  test('a trip has no route where one of its legs has none, and its figures all the same', () => {
    const trip = sumUp([leg(700, 60, lineOf(GULSHAN, BANANI)), leg(900, 80, null)]);
    expect(trip).toEqual({ distanceMeters: 1_600, durationSeconds: 140, way: null });
  });
});

test('places nearer than 50 meters to the next one are one place, which is said of stops otherwise', () => {
  const refusal = (hasStops: boolean, ...meters: number[]) => {
    try {
      assertApart(meters.map(north), hasStops);
      return null;
    } catch (error) {
      return (error as AppError).refused[0];
    }
  };
  expect(refusal(false, 0, 49)).toBe('SAME_PLACE');
  expect(refusal(true, 0, 900, 940)).toBe('SAME_STOP');
  expect(refusal(true, 0, 900, 10)).toBeNull();
});

test('a trip is no longer than may be asked for, all its legs together', () => {
  const half = MAX_TRIP_METERS / 2;
  expect(() => assertNear([north(0), north(half - 50), north(2 * half - 100)])).not.toThrow();
  expect(() => assertNear([north(0), north(half + 50), north(2 * half + 100)])).toThrow(
    expect.objectContaining({ code: 'TOO_FAR' }),
  );
});

describe('each leg', () => {
  /** Knows the streets south of 23.84 and no others. */
  const depsWith = (
    pickupArea: FindTripDeps['clientConfig']['pickupArea'],
    findLine: FindTripDeps['ways']['findLine'],
  ): FindTripDeps => ({
    clientConfig: { pickupArea },
    serviceAreas: { standing: () => [] },
    ways: { knows: ({ lat }) => lat < 23.84, findLine },
  });
  const found = () => Promise.resolve(way(1_500, 200, lineOf(north(100), north(1_100))));

  test('has the way along its route, and from both its places to that', async () => {
    const [leg] = await measureLegs(depsWith(null, found), [north(0), north(1_200)], 'me');
    expect(leg?.distanceMeters).toBeCloseTo(1_700, -1);
    expect(leg?.durationSeconds).toBeGreaterThan(200);
    expect(leg?.way).toMatchObject({ distanceMeters: 1_500, durationSeconds: 200 });
  });

  test('goes by the straight line where pickups are possible everywhere and one of the places is beyond the streets', async () => {
    const never = () => Promise.reject(new Error('It was looked for.'));
    const [leg] = await measureLegs(depsWith(null, never), [GULSHAN, AIRPORT], 'me');
    expect(leg?.way).toBeNull();
    expect(leg?.distanceMeters).toBeGreaterThan(5_000);
  });

  test('is looked for by its streets in a city, wherever its places are', async () => {
    const [leg] = await measureLegs(depsWith(PICKUP_AREAS.dhaka, found), [GULSHAN, AIRPORT], 'me');
    expect(leg?.way).not.toBeNull();
  });

  test('to a stop without a street says that it is the stop; the last one, and any other refusal, as it is', async () => {
    const refuse = (code: 'NO_STREET_NEAR' | 'NO_WAY') => () => Promise.reject(new AppError(code));
    const places = [north(0), north(900), north(1_800)];
    const codeOf = (code: 'NO_STREET_NEAR' | 'NO_WAY', some = places) =>
      measureLegs(depsWith(null, refuse(code)), some, 'me').catch((error: AppError) => error.refused[0]);
    expect(await codeOf('NO_STREET_NEAR')).toBe('NO_STREET_AT_STOP');
    expect(await codeOf('NO_STREET_NEAR', places.slice(1))).toBe('NO_STREET_NEAR');
    expect(await codeOf('NO_WAY')).toBe('NO_WAY');
  });
});
