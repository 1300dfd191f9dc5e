import { TOLD_IN_ORDER, TOLD_MOMENTS, type RideInput } from '@ridewire/contracts';
import { expect } from 'vitest';
import { DRIVER_SAYS, type DriverSaying, type Saying } from '../../rides/driver-says.ts';
import { cancelRide } from '../../rides/cancel-ride.ts';
import { AIRPORT } from '../places.ts';
import { DRIVERS, refused, type Rows } from '../permissions/rows.ts';
import type { Stage } from '../permissions/stage.ts';
import type { RestAnswer } from './call-rest.ts';
import type { RestCase, RestCases } from './rest-case.ts';
import { accepted, at, atPickup, BANANI, by, onBoard, sameTwice, standAt, withStop } from './ride-stages.ts';

/** What a saying needs besides the ride that its driver is on the way to, where it needs something else. */
interface SayingCase {
  /** A ride of which it can be said. */
  ride?: (stage: Stage) => Promise<string>;
  /** What it says besides. */
  more?: object;
  /** Where REST has a row for it: what its answer says, and its refusals of the ride's own driver. */
  rest?: Partial<Pick<RestCase, 'check' | 'refusals'>>;
}

const SAYING_CASES: { [Name in DriverSaying]?: SayingCase } = {
  assure: { ride: (stage) => stage.stalled() },
  arrive: {
    ride: atPickup,
    rest: {
      check: ({ body }) => expect(body).toMatchObject({ data: { status: 'accepted' } }),
      refusals: {
        FAR_FROM_PICKUP: async (stage) => {
          const rideId = await stage.accepted();
          standAt(stage, AIRPORT);
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

/** A saying with all that its tests need. */
interface Case extends SayingCase {
  name: DriverSaying;
  ride: (stage: Stage) => Promise<string>;
  row: Pick<Saying<typeof RideInput>, 'verb' | 'rest'>;
}
const CASES = (Object.keys(DRIVER_SAYS) as DriverSaying[]).map((name): Case => ({
  ...{ name, ride: accepted, row: DRIVER_SAYS[name] as Saying<typeof RideInput> },
  ...SAYING_CASES[name],
}));

/** What its own driver is refused for who says something before the pickup. */
const beforePickup = ({ ride, row }: Case): RestCase['refusals'] => ({
  ALREADY_DONE: async (stage) => {
    const rideId = await ride(stage);
    await row.verb(stage.core, stage.people.driver, { rideId });
    return at('driver', rideId);
  },
  ILLEGAL_STEP: by(onBoard, 'driver'),
  RIDE_GONE: async (stage) => {
    const rideId = await stage.accepted();
    await cancelRide(stage.core, stage.people.driver, { rideId });
    return at('driver', rideId);
  },
});

/** A moment that was told has its time. */
const hasTime = (name: DriverSaying, { body }: RestAnswer) => {
  for (const moment of TOLD_IN_ORDER.filter((each) => TOLD_MOMENTS[each].saying === name))
    expect(body.ride.timestamps).toHaveProperty(moment, expect.any(String));
};

/** Only its own driver speaks for a ride. */
export const sayingRows: Rows = Object.fromEntries(
  CASES.map(({ name, ride, more }) => [
    `rides.${name}`,
    {
      input: async (stage: Stage) => ({ rideId: await ride(stage), ...more }),
      who: { ...refused(DRIVERS, 'RIDE_NOT_FOUND'), driver: 'ok' },
    },
  ]),
);

export const sayingCases: RestCases = Object.fromEntries(
  CASES.flatMap((each) => {
    const { name, ride, more, rest, row } = each;
    if (!row.rest) return [];
    const { path, errors } = row.rest;
    const shared = Object.entries({
      RIDE_NOT_FOUND: by(ride, 'otherDriver', more),
      ...beforePickup(each),
    }).filter(([code]) => (errors as readonly string[]).includes(code));
    const saying: RestCase = {
      ok: by(ride, 'driver', more),
      check: (answer, stage) => {
        sameTwice(answer);
        hasTime(name, answer);
        return rest?.check?.(answer, stage);
      },
      refusals: { ...Object.fromEntries(shared), ...rest?.refusals },
    };
    return [[`PATCH /rides/:rideId/${path}`, saying]];
  }),
);
