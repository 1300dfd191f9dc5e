import { expect } from 'vitest';
import { MOST_ROUTES, type LatLng } from '@ridewire/contracts';
import { advanceRide } from '../../rides/advance-ride.ts';
import { changeRoute } from '../../rides/stops/change-route.ts';
import type { Person } from '../permissions/persons.ts';
import { AIRPORT, GULSHAN } from '../places.ts';
import type { CaseCall, MakeCall } from './rest-case.ts';
import type { RestStage } from './rest-stage.ts';
import type { Stage } from '../permissions/stage.ts';

// Rides for the calls of REST cases, and calls about them.

export const at = (as: Person, rideId: string, body?: unknown): CaseCall => ({
  as,
  params: { rideId },
  ...(body !== undefined && { body }),
});
export const by =
  (make: (stage: RestStage) => Promise<string>, as: Person, body?: unknown): MakeCall =>
  async (stage) =>
    at(as, await make(stage), body);

export const accepted = (stage: Stage) => stage.accepted();
export async function onBoard(stage: Stage): Promise<string> {
  const rideId = await stage.accepted();
  await advanceRide(stage.core, stage.people.driver, { rideId, to: 'picked_up' });
  return rideId;
}

export const sameTwice = ({ body }: { body: { ride: unknown; data: unknown } }) =>
  expect(body.data).toEqual(body.ride);

export const standAt = ({ core, people }: Stage, { lat, lng }: LatLng, at = Date.now()) =>
  core.positions.learn({ driverId: people.driver.userId, lat, lng, bearing: null, at });

/** An accepted ride, with its driver at the pickup. */
export async function atPickup(stage: Stage): Promise<string> {
  const rideId = await stage.accepted();
  standAt(stage, GULSHAN);
  return rideId;
}

export const BANANI = { address: 'Banani 11', lat: 23.7925, lng: 90.4058 };
export const OTHER_ROUTE = { stops: [BANANI], destination: AIRPORT };

/** Its route has changed as often as it may. */
export async function reroutedOften(stage: Stage): Promise<string> {
  const { core, people } = stage;
  const rideId = await stage.accepted();
  for (let i = 0; i < MOST_ROUTES; i++)
    await changeRoute(core, people.rider, { rideId, stops: [], destination: i % 2 ? AIRPORT : BANANI });
  return rideId;
}

/** With the rider aboard, and a stop ahead. */
export async function withStop(stage: Stage): Promise<string> {
  const { core, people } = stage;
  const rideId = await stage.accepted();
  await changeRoute(core, people.rider, { rideId, ...OTHER_ROUTE });
  await advanceRide(core, people.driver, { rideId, to: 'picked_up' });
  standAt(stage, BANANI);
  return rideId;
}
