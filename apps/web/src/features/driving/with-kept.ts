import {
  DRIVING_STATUSES,
  type AdvanceRideInput,
  type DriverRide,
  type LatLng,
  type DriverStep,
  type ReachStopInput,
  type RideStatus,
} from '@ridewire/contracts';
import { maySay, TOLD_IN_ORDER, TOLD_MOMENTS, type ToldMoment } from '@ridewire/contracts/choices';
import type { DrivingState } from './reduce-driving.ts';

/** What a saying says besides. */
type Said = { [Key in 'stop' | 'place']?: ReachStopInput[Key] | undefined };

/** What a driver says of their ride with or without a connection. */
export type KeptSaying = 'reachStop' | (typeof TOLD_MOMENTS)[ToldMoment]['saying'];
const momentOf = (act: string) => TOLD_IN_ORDER.find((moment) => TOLD_MOMENTS[moment].saying === act);
export const isSaying = (act: string): act is KeptSaying =>
  act === 'reachStop' || momentOf(act) !== undefined;

/** Something the driver did without a connection, kept on this device until the server has it. */
export interface Kept extends Pick<AdvanceRideInput, 'pin' | 'withoutPin'>, Said {
  id: string;
  rideId: string;
  act: KeptSaying | DriverStep;
  /** When, by this device's clock, in milliseconds since 1970. */
  atMs: number;
}

const STEPS: readonly RideStatus[] = [...DRIVING_STATUSES, 'completed'];

/** The driver's ride as they left it: with what the server doesn't have yet. The same state if there is nothing. */
export function withKept(state: DrivingState | undefined, kept: readonly Kept[]): DrivingState | undefined {
  if (!state?.ride) return state;
  let { ride } = state;
  for (const { rideId, act, atMs, stop, place } of kept) {
    if (rideId !== ride.id) continue;
    const at = new Date(atMs).toISOString();
    if (isSaying(act)) ride = afterSaying(ride, act, { stop, place }, at);
    else if (STEPS.indexOf(act) === STEPS.indexOf(ride.status) + 1)
      ride = { ...ride, status: act, times: { ...ride.times, [act]: at } };
  }
  return ride === state.ride ? state : { ...state, ride };
}

function afterSaying(ride: DriverRide, act: KeptSaying, said: Said, at: string): DriverRide {
  if (act === 'reachStop') return { ...ride, ...withStop(ride, said, at) };
  const moment = momentOf(act);
  return moment && maySay(ride, moment) ? { ...ride, times: { ...ride.times, [moment]: at } } : ride;
}

const isAt = (stop: LatLng, place: LatLng | undefined): boolean =>
  !place || (stop.lat === place.lat && stop.lng === place.lng);

/** Not where the rider put another stop in its place. */
function withStop(
  { stops }: DriverRide,
  { stop: number, place }: Said,
  at: string,
): Pick<DriverRide, 'stops'> {
  return stops
    ? {
        stops: stops.map((stop, i) =>
          i + 1 === number && isAt(stop, place) ? { reachedAt: at, ...stop } : stop,
        ),
      }
    : {};
}

/** Reads what is stored; anything else than a list of acts is nothing. */
export function parseKept(stored: string | undefined): Kept[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(value: unknown): value is Kept {
  const { id, rideId, act, atMs } = (value ?? {}) as Record<string, unknown>;
  return [id, rideId, act].every((text) => typeof text === 'string') && typeof atMs === 'number';
}
