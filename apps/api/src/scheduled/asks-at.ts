import type { ScheduledTrip } from '@ridewire/contracts';
import type { RideTypes } from '../ride-types/follow-ride-types.ts';
import type { ScheduledLeads } from './scheduled-leads.ts';

/** Cars and prices move on until then: more than that would be a promise. */
const STEP_MS = 5 * 60_000;

export interface AsksAtDeps {
  scheduledLeads: ScheduledLeads;
  rideTypes: Pick<RideTypes, 'find'>;
}

type Trip = Pick<ScheduledTrip, 'id' | 'type' | 'pickup' | 'pickupAt'>;

/**
 * About when drivers are asked for a scheduled ride that nobody took, as cars and roads are now: ISO 8601, rounded down to five minutes.
 * Undefined for a type that isn't offered, since that ride couldn't be requested.
 */
export async function findAsksAt(
  { scheduledLeads, rideTypes }: AsksAtDeps,
  { id, type, pickup, pickupAt: said }: Trip,
  nowMs: number,
): Promise<string | undefined> {
  if (!rideTypes.find(type)?.isEnabled) return undefined;
  const pickupAt = new Date(said);
  const trip = { id, type, pickupAt, pickupLat: pickup.lat, pickupLng: pickup.lng, driverId: null };
  const ms = pickupAt.getTime() - (await scheduledLeads.secondsFor(trip, nowMs)) * 1_000;
  return new Date(Math.floor(ms / STEP_MS) * STEP_MS).toISOString();
}

/** The same rides; those that wait and that nobody took say about when drivers are asked. */
export const withAsksAt = <Ride extends Trip & { driver?: object; state?: string }>(
  deps: AsksAtDeps,
  rides: readonly Ride[],
  nowMs: number = Date.now(),
): Promise<(Ride & { asksAt?: string })[]> =>
  Promise.all(
    rides.map(async (ride) => {
      if (ride.driver || (ride.state ?? 'waiting') !== 'waiting') return ride;
      const asksAt = await findAsksAt(deps, ride, nowMs);
      return asksAt === undefined ? ride : { ...ride, asksAt };
    }),
  );
