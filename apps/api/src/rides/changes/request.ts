import {
  GUEST_DOMAIN,
  type Business,
  type LatLng,
  type Passenger,
  type Rate,
  type RequestRideInput,
  type RideType,
  type Role,
  type Stop,
} from '@ridewire/contracts';
import { pickupCell } from '@ridewire/db/pickup-cell';
import { millis } from '../../core/millis.ts';
import { servesType } from '../../drivers/serves-type.ts';
import { isAvoided } from '../../wishes/avoided-pair.ts';
import { CHANGED, describeChanges, jsonObject, logChanges } from './change-parts.ts';
import { isByQueue, isPlannedFirst } from '../reads/open-offers.ts';
import { columnName, type RideSql } from '../reads/ride-sql.ts';
import type { RideChange } from './ride-change.ts';

/** A ride to be made, with the drivers asked first. */
export interface NewRide extends Pick<RequestRideInput, 'commandId' | 'pickup' | 'destination' | 'type'> {
  stops: Stop[];
  id: string;
  riderId: string;
  /** The person who asks for it: the rider, or an admin for them. */
  byId: string;
  byRole: Role;
  ipAddress: string | null;
  distanceMeters: number;
  durationSeconds: number;
  fareCents: number;
  surgeTenths: number;
  commissionCents: number;
  payoutCents: number;
  pickupNote: string | null;
  passenger: Passenger | null;
  /** No driver learns it. */
  business: Business | null;
  /** The time of the pickup, ISO 8601; null for as soon as possible. */
  scheduledFor: string | null;
  /** For each minute of waiting after the free ones. */
  waitingRateCents: number;
  /** The database works out what the promo code takes off, and refuses one use too many. */
  promoId: string | null;
  rates: Rate | null;
  /** The best first. The statement leaves out drivers who are avoided, offline, or in a vehicle that doesn't fit. */
  offers: { driverId: string; meters: number | null; seconds: number | null; leftSeconds?: number | null }[];
  /** In this hour, every ride has a PIN, except those of guests, who couldn't read it. Otherwise the rider chooses. */
  isPinHour: boolean;
  /** 0 where no one is asked yet. */
  wave: number;
  why: object | null;
  /** In seconds from now. */
  offerSeconds: number;
  nextWaveSeconds: number;
}

export interface AskedTrip {
  riderId: string;
  type: RideType;
  pickup: LatLng;
  destination: LatLng;
  /** Seconds until the time for which it was scheduled. */
  leftSeconds?: number;
  /** Took it beforehand, and is asked first and alone if they come in time. */
  plannedId?: string | null;
}

/** Chooses the first drivers to ask, and when more are asked. */
export type FirstDriversChooser = (
  request: AskedTrip & Pick<NewRide, 'payoutCents'>,
) => Promise<Pick<NewRide, 'offers' | 'wave' | 'why' | 'nextWaveSeconds'>>;

const OFFERED_TO = `(o.offer ->> 'driverId')::uuid`;

/** Written into the ride as they are. */
const COPIED = {
  id: 'uuid',
  commandId: 'uuid',
  riderId: 'uuid',
  type: 'text',
  pickupCell: 'text',
  stops: 'jsonb',
  distanceMeters: 'int',
  durationSeconds: 'int',
  fareCents: 'int',
  surgeTenths: 'int',
  commissionCents: 'int',
  payoutCents: 'int',
  waitingRateCents: 'int',
  rates: 'jsonb',
  scheduledFor: 'timestamptz',
  pickupNote: 'text',
  passenger: 'jsonb',
  promoId: 'uuid',
  wave: 'int',
} as const satisfies Partial<Record<keyof RideSql, string>>;
const copied = Object.keys(COPIED) as (keyof typeof COPIED)[];

const TEXT = `
with wanted as (
  select w.*, chosen.asked from json_to_recordset($1::json) as w(
    n int, ${copied.map((name) => `"${name}" ${COPIED[name]}`).join(', ')},
    "byId" uuid, "byRole" role, "ipAddress" text, pickup json, destination json, business jsonb, "isPinHour" boolean,
    offers json, why json, "offerSeconds" int, "nextWaveSeconds" float8)
  cross join lateral (
    select coalesce(json_agg(o.offer order by o.at), '[]') as asked from json_array_elements(w.offers) with ordinality o(offer, at)
    where not ${isAvoided('w."riderId"', OFFERED_TO)}
      -- A driver who is going offline or on a break at this moment isn't waited for, and isn't asked.
      and exists (select from drivers d where d.id = ${OFFERED_TO} and d.available and d.silent_since is null and d.paused_since is null
        and ${servesType('d', 'w.type')} for key share skip locked)
  ) chosen
), made as (
  insert into rides (
    ${copied.map(columnName).join(', ')}, pickup_address, pickup_lat, pickup_lng,
    destination_address, destination_lat, destination_lng, has_pin, offered_count, next_wave_at)
  select ${copied.map((name) => `"${name}"`).join(', ')},
    pickup ->> 'address', (pickup ->> 'lat')::float8, (pickup ->> 'lng')::float8,
    destination ->> 'address', (destination ->> 'lat')::float8, (destination ->> 'lng')::float8,
    (select u.pin_at_pickup or ("isPinHour" and u.email not like '%@${GUEST_DOMAIN}') from users u where u.id = "riderId"), json_array_length(asked),
    -- If none of the chosen drivers can be asked after all, others are at once.
    case when json_array_length(offers) > 0 and json_array_length(asked) = 0 then now() else now() + "nextWaveSeconds" * interval '1 second' end
  from wanted
  -- Locked: a block that commits meanwhile is seen, and one that comes later sees the ride.
  where exists (select from users u where u.id = "riderId" and u.status = 'active' for share)
  -- Codes are locked in this order, so that no two statements wait in a circle.
  order by "promoId"
  on conflict do nothing
  returning *
), changed as (
  select made.*, w.n, w.asked, w.business, w.why, w."byId", w."byRole", w."ipAddress", w."offerSeconds" from made join wanted w using (id)
), offered as (
  insert into ride_offers (ride_id, driver_id, wave, pickup_meters, pickup_seconds, left_seconds, expires_at, by_queue)
  select changed.id, o."driverId", changed.wave, o.meters, o.seconds, o."leftSeconds", now() + "offerSeconds" * interval '1 second', ${isByQueue('why')}
  from changed cross join lateral json_to_recordset(asked) as o("driverId" uuid, meters int, seconds int, "leftSeconds" int)
), marked as (
  insert into business_rides (ride_id, rider_id, cost_center, purpose)
  select id, rider_id, business ->> 'costCenter', business ->> 'purpose' from changed where jsonb_typeof(business) = 'object'
), ${logChanges({
  event: 'ride.requested',
  fromStatus: 'null',
  by: { id: '"byId"', role: '"byRole"', ipAddress: '"ipAddress"' },
  kept: jsonObject({ offered: CHANGED.offeredCount, why: 'why' }),
})}, ${describeChanges({
  event: 'ride.requested',
  facts: {
    offers: 'asked',
    isGathered: `${CHANGED.wave} = 0`,
    isPlanned: isPlannedFirst('why'),
    matchedDriverId: `case when ${CHANGED.wave} = 1 and asked -> 0 ->> 'leftSeconds' is null then asked -> 0 ->> 'driverId' end`,
    offeredAt: millis('now()'),
    expiresAt: `${millis('now()')} + "offerSeconds" * 1000`,
  },
})}`;

/** Makes nothing if the rider is busy or blocked, or the command was already carried out. */
export const REQUEST: RideChange<NewRide> = {
  keysOf: ({ riderId }) => [riderId],
  together: {
    name: 'request_rides',
    text: TEXT,
    values: (rides) => [
      JSON.stringify(rides.map((ride, n) => ({ ...ride, n, pickupCell: pickupCell(ride.pickup) }))),
    ],
  },
};
