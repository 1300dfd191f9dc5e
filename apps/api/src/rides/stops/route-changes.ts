import { MOST_ROUTES, type LatLng, type RideType, type Stop } from '@ridewire/contracts';
import { fromTo, jsonObject, type Facts } from '../changes/change-parts.ts';
import { declareChange, type Given } from '../changes/declare-change.ts';
import { happenedLess } from '../changes/guards.ts';
import { happenedAt, isNew, keepAct, KEPT, type Kept } from '../changes/kept-act.ts';
import {
  BY_RIDER_OR_DESK,
  byRiderOrDesk,
  mayRiderOrDesk,
  type ByRiderOrDesk,
} from '../changes/by-rider-or-desk.ts';
import { BY_PERSON, by, type ByPerson } from '../changes/transition.ts';
import { fareOf } from '../changes/waiting-fee.ts';
import type { RideSql } from '../reads/ride-sql.ts';

interface Reroute extends ByRiderOrDesk {
  /** The ride as it was priced; it must still be so. */
  seenType: RideType;
  seenStops: Stop[];
  seenReached: number;
  seenDestination: LatLng;
  isAboard: boolean;
  /** Those reached included. */
  stops: Stop[];
  destination: Stop;
  distanceMeters: number;
  durationSeconds: number;
  /** Without the wait. */
  tripCents: number;
}

const routeOf = (ride: RideSql): string =>
  jsonObject({
    stops: ride.stops,
    destination: jsonObject({
      address: ride.destinationAddress,
      lat: ride.destinationLat,
      lng: ride.destinationLng,
    }),
  });

const isAt = (place: Facts, wanted: string): string =>
  Object.entries(place)
    .map(([axis, value]) => `${value} = (${wanted} ->> '${axis}')::float8`)
    .join(' and ');

const isAboard = (ride: RideSql): string => `(${ride.status} in ('picked_up', 'in_transit'))`;

const isAsPriced = (ride: RideSql, given: Given<Reroute>): string[] => [
  `${ride.type} = ${given.seenType}`,
  `${ride.stops} = ${given.seenStops}::jsonb`,
  `cardinality(${ride.stopTimes}) = ${given.seenReached}`,
  isAt({ lat: ride.destinationLat, lng: ride.destinationLng }, given.seenDestination),
  `${isAboard(ride)} = ${given.isAboard}`,
];

/** Drivers with an open offer read it again. */
export const REROUTE = declareChange<Reroute>({
  name: 'reroute_rides',
  event: 'ride.rerouted',
  input: {
    ...BY_RIDER_OR_DESK,
    seenType: 'text',
    seenStops: 'json',
    seenReached: 'int',
    seenDestination: 'json',
    isAboard: 'boolean',
    stops: 'json',
    destination: 'json',
    distanceMeters: 'int',
    durationSeconds: 'int',
    tripCents: 'int',
  },
  from: ['requested', 'accepted', 'picked_up', 'in_transit'],
  update: ({ given, ride }) => ({
    guards: [
      ...mayRiderOrDesk(ride, given),
      ...isAsPriced(ride, given),
      happenedLess(ride, 'ride.rerouted', MOST_ROUTES),
    ],
    set: {
      stops: `${given.stops}::jsonb`,
      destinationAddress: `${given.destination} ->> 'address'`,
      destinationLat: `(${given.destination} ->> 'lat')::float8`,
      destinationLng: `(${given.destination} ->> 'lng')::float8`,
      distanceMeters: given.distanceMeters,
      durationSeconds: given.durationSeconds,
      ...fareOf(`${given.tripCents} + ${ride.waitingCents}`),
    },
  }),
  effects: ({ given, ride, was }) => ({
    by: byRiderOrDesk(given),
    facts: { mover: given.actorRole },
    kept: { route: fromTo(routeOf(was), routeOf(ride)), fareCents: fromTo(was.fareCents, ride.fareCents) },
    asked: { event: 'offers.changed', where: `${ride.status} = 'requested'` },
  }),
});

interface ReachStop extends ByPerson, Kept {
  /** Counted from 1. */
  stop: number;
  /** The stop must be there; null for anywhere. */
  place: LatLng | null;
}

export const REACH_STOP = declareChange<ReachStop>({
  name: 'reach_stops',
  event: 'ride.stop_reached',
  input: { ...BY_PERSON, stop: 'int', place: 'json', ...KEPT },
  from: ['picked_up', 'in_transit'],
  update: ({ given, ride }) => {
    const next = `${ride.stops} -> (${given.stop} - 1)`;
    const place = { lat: `(${next} ->> 'lat')::float8`, lng: `(${next} ->> 'lng')::float8` };
    return {
      guards: [
        `${ride.driverId} = ${given.actorId}`,
        `cardinality(${ride.stopTimes}) = ${given.stop} - 1`,
        `jsonb_array_length(${ride.stops}) >= ${given.stop}`,
        `(${given.place} is null or (${isAt(place, given.place)}))`,
        isNew(ride, given),
      ],
      set: {
        stopTimes: `${ride.stopTimes} || ${happenedAt(ride, given)}`,
        ...keepAct(ride, given),
      },
    };
  },
  effects: ({ given }) => ({ by: by('driver', given), kept: { lateMs: given.agoMs } }),
});
