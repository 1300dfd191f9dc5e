import type { RideEventType } from '@ridewire/contracts';
import { declareChange, type Given, type NewValues } from '../changes/declare-change.ts';
import { BY_PERSON, by, type ByPerson, type OfRide } from '../changes/transition.ts';
import type { RideSql } from '../reads/ride-sql.ts';
import type { Away } from '../rules/approach-policy.ts';

interface OfDriver extends OfRide {
  /** It happens only while this driver has the ride. */
  driverId: string;
  /** The car's nearest place so far; null keeps the stored one. */
  place: Away | null;
}

interface Seen extends OfDriver {
  /** It happens only to this version of the ride. */
  seenVersion: number;
}

const SEEN = { rideId: 'uuid', driverId: 'uuid', place: 'json', seenVersion: 'int' } as const;

const isSeen = (ride: RideSql, { driverId, seenVersion }: Given<Seen>): string[] => [
  `${ride.driverId} = ${driverId}`,
  `${ride.version} = ${seenVersion}`,
];

const placeAt = (ride: RideSql, { place }: Given<OfDriver>): NewValues => ({
  approachMeters: `coalesce((${place} ->> 'meters')::int, ${ride.approachMeters})`,
  approachSeconds: `case when ${place} is null then ${ride.approachSeconds} else (${place} ->> 'seconds')::int end`,
});

/** The driver is asked, and has this long to answer. */
export const ASK_APPROACH = declareChange<Seen & { answerMs: number }>({
  name: 'ask_approaches',
  event: 'ride.stalled',
  input: { ...SEEN, answerMs: 'int' },
  from: ['accepted'],
  update: ({ given, ride }) => ({
    guards: [...isSeen(ride, given), `${ride.askedUntil} is null`],
    set: { askedUntil: `now() + ${given.answerMs} * interval '1 millisecond'`, ...placeAt(ride, given) },
  }),
  effects: () => ({ by: null }),
});

/** Asked, the driver says that they are on the way. */
export const ASSURE = declareChange<ByPerson & Pick<OfDriver, 'place'>>({
  name: 'assure_approaches',
  event: 'ride.assured',
  input: { ...BY_PERSON, place: 'json' },
  from: ['accepted'],
  update: ({ given, ride }) => ({
    guards: [`${ride.driverId} = ${given.actorId}`, `${ride.askedUntil} is not null`],
    set: {
      askedUntil: 'null',
      approachAt: 'now()',
      assurances: `${ride.assurances} + 1`,
      // Progress is still measured from the nearest place so far.
      approachMeters: `coalesce(${ride.approachMeters}, (${given.place} ->> 'meters')::int)`,
    },
  }),
  effects: ({ given }) => ({ by: by('driver', given) }),
});

/** The car's approach is watched anew, from its present place. */
const watchAnew = (name: string, event: RideEventType, ends: 'askedUntil' | 'arrivedAt', set: NewValues) =>
  declareChange<Seen>({
    name,
    event,
    input: SEEN,
    from: ['accepted'],
    update: ({ given, ride }) => ({
      guards: [...isSeen(ride, given), `${ride[ends]} is not null`],
      set: { [ends]: 'null', ...set, approachAt: 'now()', assurances: '0', ...placeAt(ride, given) },
    }),
    effects: () => ({ by: null }),
  });

/** Asked, the driver is seen to come nearer. */
export const RESUME_APPROACH = watchAnew('resume_approaches', 'ride.resumed', 'askedUntil', {});

/** The car left the pickup, so its driver no longer waits there. */
export const LEAVE_PICKUP = watchAnew('leave_pickups', 'ride.left_pickup', 'arrivedAt', {
  isArrivalSeen: 'false',
});
