import { gini } from '@ridewire/dispatch';
import type { CityState } from './city-state.ts';

/** The outcome of a policy. */
export interface Outcome {
  requests: number;
  /** Of all requests, 0 to 1. */
  servedShare: number;
  /** The drive to the pickup for served requests, in seconds. */
  pickupMean: number;
  pickupP50: number;
  pickupP90: number;
  /** From the request until the car came, for served requests, in seconds. */
  waitMean: number;
  emptyKilometers: number;
  /**
   * The inequality of what drivers earned per hour online, 0 to 1, among those online for `TELLING_SECONDS`, as on the
   * server.
   */
  incomeGini: number;
  /** The longest wait of a driver for a ride, in minutes. */
  longestIdleMinutes: number;
}

/** The hourly income of a driver who was online for less says little, in seconds. */
const TELLING_SECONDS = 900;

/** @param endsAt until when idle time counts, in seconds */
export function measureCity({ trips, cars }: CityState, endsAt: number): Outcome {
  const served = trips.filter(({ car }) => car !== null);
  const ways = served.map(({ pickupSeconds }) => pickupSeconds).toSorted((a, b) => a - b);
  const waits = served.map(
    ({ takenAt, requestedAt, pickupSeconds }) => takenAt - requestedAt + pickupSeconds,
  );
  const online = cars.filter(({ onlineAt }) => onlineAt < endsAt);
  const idle = online.map((car) => Math.max(car.longestIdle, car.freeAt < endsAt ? endsAt - car.freeAt : 0));
  return {
    requests: trips.length,
    servedShare: trips.length > 0 ? served.length / trips.length : 0,
    pickupMean: mean(ways),
    pickupP50: ways[Math.floor(ways.length * 0.5)] ?? NaN,
    pickupP90: ways[Math.floor(ways.length * 0.9)] ?? NaN,
    waitMean: mean(waits),
    emptyKilometers: cars.reduce((sum, { emptyMeters }) => sum + emptyMeters, 0) / 1000,
    incomeGini: gini(
      cars
        .filter(({ onlineAt }) => endsAt - onlineAt >= TELLING_SECONDS)
        .map(({ earnedCents, onlineAt }) => earnedCents / (endsAt - onlineAt)),
    ),
    longestIdleMinutes: idle.reduce((a, b) => Math.max(a, b), 0) / 60,
  };
}

const mean = (values: readonly number[]): number =>
  values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : NaN;
