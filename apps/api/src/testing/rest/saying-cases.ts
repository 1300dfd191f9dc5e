import { expect } from 'vitest';
import { DRIVER_SAYS, type DriverSaying } from '../../rides/driver-says.ts';
import { arrive } from '../../rides/approach/arrive.ts';
import { cancelRide } from '../../rides/cancel-ride.ts';
import { AIRPORT } from '../places.ts';
import { DRIVERS, refused, type Rows } from '../permissions/rows.ts';
import type { Stage } from '../permissions/stage.ts';
import type { RestCase, RestCases } from './rest-case.ts';
import { accepted, at, atPickup, BANANI, by, onBoard, sameTwice, standAt, withStop } from './ride-stages.ts';

/** A saying of drivers, with a ride of which it can be said. */
interface SayingCase {
  ride: (stage: Stage) => Promise<string>;
  /** What it says besides. */
  more?: object;
  /** Where REST has a row for it: what its answer says, and its refusals of the ride's own driver. */
  rest?: Pick<RestCase, 'check' | 'refusals'>;
}

const SAYING_CASES: Record<DriverSaying, SayingCase> = {
  assure: { ride: (stage) => stage.stalled() },
  arrive: {
    ride: atPickup,
    rest: {
      check: ({ body }) => expect(body.ride).toMatchObject({ status: 'accepted' }),
      refusals: {
        FAR_FROM_PICKUP: async (stage) => {
          const rideId = await stage.accepted();
          standAt(stage, AIRPORT);
          return at('driver', rideId);
        },
        ALREADY_DONE: async (stage) => {
          const rideId = await atPickup(stage);
          await arrive(stage.core, stage.people.driver, { rideId });
          return at('driver', rideId);
        },
        ILLEGAL_STEP: by(onBoard, 'driver'),
        RIDE_GONE: async (stage) => {
          const rideId = await stage.accepted();
          await cancelRide(stage.core, stage.people.driver, { rideId });
          return at('driver', rideId);
        },
      },
    },
  },
  reachStop: {
    ride: withStop,
    more: { stop: 1 },
    rest: {
      check: ({ body }) =>
        expect(body.ride.stops).toMatchObject([{ ...BANANI, reachedAt: expect.any(String) as string }]),
      refusals: {
        FAR_FROM_STOP: async (stage) => {
          const rideId = await withStop(stage);
          standAt(stage, AIRPORT, Date.now() + 1_000);
          return at('driver', rideId, { stop: 1 });
        },
        ILLEGAL_STEP: by(accepted, 'driver', { stop: 1 }),
        RIDE_CHANGED: by(withStop, 'driver', { stop: 2 }),
        RIDE_GONE: by((stage) => stage.finished(), 'driver', { stop: 1 }),
      },
    },
  },
};
const CASES = Object.entries(SAYING_CASES) as [DriverSaying, SayingCase][];

/** Only its own driver speaks for a ride. */
export const sayingRows: Rows = Object.fromEntries(
  CASES.map(([name, { ride, more }]) => [
    `rides.${name}`,
    {
      input: async (stage: Stage) => ({ rideId: await ride(stage), ...more }),
      who: { ...refused(DRIVERS, 'RIDE_NOT_FOUND'), driver: 'ok' },
    },
  ]),
);

export const sayingCases: RestCases = Object.fromEntries(
  CASES.flatMap(([name, { ride, more, rest }]) => {
    const row: Pick<(typeof DRIVER_SAYS)[DriverSaying], 'rest'> = DRIVER_SAYS[name];
    if (!row.rest || !rest) return [];
    const saying: RestCase = {
      ok: by(ride, 'driver', more),
      check: (answer, stage) => {
        sameTwice(answer);
        return rest.check?.(answer, stage);
      },
      refusals: { RIDE_NOT_FOUND: by(ride, 'otherDriver', more), ...rest.refusals },
    };
    return [[`PATCH /rides/:rideId/${row.rest.path}`, saying]];
  }),
);
