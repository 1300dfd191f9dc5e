import { declareChange, type Given, type NewValues } from '../changes/declare-change.ts';
import type { RideSql } from '../reads/ride-sql.ts';
import type { Away } from '../rules/approach-policy.ts';
import { sqlText } from '../reads/ride-sql.ts';

// On the way to the pickup a driver is asked whether they are coming, says so, or is seen to come. Nothing of this
// happens once the rider is aboard.

interface OfDriver {
  rideId: string;
  /** It happens only while this driver has the ride. */
  driverId: string;
  /** The car's nearest place so far; null keeps the stored one. */
  place: Away | null;
}

interface Seen extends OfDriver {
  /** It happens only to this version of the ride. */
  seenVersion: number;
}

const INPUT = { rideId: 'uuid', driverId: 'uuid', place: 'json' } as const;

const placeAt = ({ place }: Given<OfDriver>, ride: RideSql): NewValues => ({
  approachMeters: `coalesce((${place} ->> 'meters')::int, ${ride.approachMeters})`,
  approachSeconds: `case when ${place} is null then ${ride.approachSeconds} else (${place} ->> 'seconds')::int end`,
});

/** The driver is asked, and has this long to answer. */
export const ASK_APPROACH = declareChange<Seen & { answerMs: number }>({
  name: 'ask_approaches',
  event: 'ride.stalled',
  input: { ...INPUT, seenVersion: 'int', answerMs: 'int' },
  from: ['accepted'],
  update: ({ given, ride }) => ({
    guards: [
      `${ride.driverId} = ${given.driverId}`,
      `${ride.version} = ${given.seenVersion}`,
      `${ride.askedUntil} is null`,
    ],
    set: { askedUntil: `now() + ${given.answerMs} * interval '1 millisecond'`, ...placeAt(given, ride) },
  }),
  effects: () => ({ by: null }),
});

/** Asked, the driver says that they are on the way. */
export const ASSURE = declareChange<OfDriver & { ipAddress: string | null }>({
  name: 'assure_approaches',
  event: 'ride.assured',
  input: { ...INPUT, ipAddress: 'text' },
  from: ['accepted'],
  update: ({ given, ride }) => ({
    guards: [`${ride.driverId} = ${given.driverId}`, `${ride.askedUntil} is not null`],
    set: {
      askedUntil: 'null',
      approachAt: 'now()',
      assurances: `${ride.assurances} + 1`,
      // What they say brings them no nearer: progress is measured from the nearest place so far.
      approachMeters: `coalesce(${ride.approachMeters}, (${given.place} ->> 'meters')::int)`,
    },
  }),
  effects: ({ given }) => ({
    by: { id: given.driverId, role: sqlText('driver'), ipAddress: given.ipAddress },
  }),
});

/** Asked, the driver is seen to come nearer. */
export const RESUME_APPROACH = declareChange<Seen>({
  name: 'resume_approaches',
  event: 'ride.resumed',
  input: { ...INPUT, seenVersion: 'int' },
  from: ['accepted'],
  update: ({ given, ride }) => ({
    guards: [
      `${ride.driverId} = ${given.driverId}`,
      `${ride.version} = ${given.seenVersion}`,
      `${ride.askedUntil} is not null`,
    ],
    set: { askedUntil: 'null', approachAt: 'now()', assurances: '0', ...placeAt(given, ride) },
  }),
  effects: () => ({ by: null }),
});

/** The car left the pickup: its driver no longer waits there, and is watched on their way again. */
export const LEAVE_PICKUP = declareChange<Seen>({
  name: 'leave_pickups',
  event: 'ride.left_pickup',
  input: { ...INPUT, seenVersion: 'int' },
  from: ['accepted'],
  update: ({ given, ride }) => ({
    guards: [
      `${ride.driverId} = ${given.driverId}`,
      `${ride.version} = ${given.seenVersion}`,
      `${ride.arrivedAt} is not null`,
    ],
    set: {
      arrivedAt: 'null',
      isArrivalSeen: 'false',
      approachAt: 'now()',
      assurances: '0',
      ...placeAt(given, ride),
    },
  }),
  effects: () => ({ by: null }),
});
