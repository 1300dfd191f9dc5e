import { GUEST_DOMAIN, RIDE_TIMES, WAITING_FIELDS } from '@ridewire/contracts';
import { sql } from 'drizzle-orm';
import { millis } from '../../core/millis.ts';
import type { RideImage } from '../../live/images.ts';
import { columnName, timeColumn } from './ride-sql.ts';
import { vehicleOf } from './vehicle-of.ts';

/** @param vehicle as the ride keeps it; where it keeps none, it is the driver's present one */
const driverImage = (id: string, vehicle: string): string => `(
  select json_build_object('id', u.id, 'name', u.name, 'phone', u.phone, 'avatarUrl', u.avatar_url,
    'vehicleModel', c.vehicle ->> 'model', 'vehicleColor', c.vehicle ->> 'color', 'licensePlate', c.vehicle ->> 'licensePlate')
  from users u cross join lateral (select coalesce(${vehicle}, ${vehicleOf('u.id')}) as vehicle offset 0) c where u.id = ${id})`;

/**
 * The rates a ride was quoted by. Rides of older releases don't keep them: theirs are those of the price list at the
 * time of the request, or of the first list. A process of the last release may have changed the type without the rates,
 * which then don't match what waiting costs.
 */
const ratesOf = (r: string): string => `coalesce(
  case when (${r}.rates ->> 'perMinuteCents')::int = ${r}.waiting_rate_cents then ${r}.rates end,
  (select jsonb_build_object('baseCents', t.base_cents, 'perKmCents', t.per_km_cents, 'perMinuteCents', t.per_minute_cents, 'minimumCents', t.minimum_cents)
    from tariffs t where t.ride_type = ${r}.type and t.edition is not null
    order by case when t.begins_at > ${r}.requested_at then t.edition else -t.edition end limit 1))`;

/** A list in the order of WAITING_FIELDS: the longest rides must fit a notification. */
const waitingOf = (r: string): string =>
  `case when ${r}.waiting is not null then json_build_array(${WAITING_FIELDS.map((field) => `(${r}.waiting -> '${field}')`).join()}) end`;

/**
 * SQL for a row's RideImage. People are looked up and not joined: for few rows that is always an index lookup, whatever
 * the planner assumes. The tables' checks limit texts, so that it fits a notification (8,000 bytes).
 * @param r the row's name: a ride, or a row with all of a ride's columns
 */
export const rideImage = (r: string): string => `json_build_object(
  'id', ${r}.id, 'version', ${r}.version, 'status', ${r}.status, 'type', ${r}.type,
  'pickup', json_build_object('address', ${r}.pickup_address, 'lat', ${r}.pickup_lat, 'lng', ${r}.pickup_lng),
  'destination', json_build_object('address', ${r}.destination_address, 'lat', ${r}.destination_lat, 'lng', ${r}.destination_lng),
  'stops', ${r}.stops, 'stopTimes', ${r}.stop_times,
  'distanceMeters', ${r}.distance_meters, 'durationSeconds', ${r}.duration_seconds,
  'fareCents', ${r}.fare_cents, 'surgeTenths', ${r}.surge_tenths, 'waitingRateCents', ${r}.waiting_rate_cents, 'waiting', ${waitingOf(r)}, 'rates', ${ratesOf(r)}, 'waitingCents', ${r}.waiting_cents, 'isArrivalSeen', ${r}.is_arrival_seen, 'discountCents', ${r}.discount_cents,
  'promoCode', case when ${r}.promo_id is not null then (select p.code from promos p where p.id = ${r}.promo_id) end, 'refundedCents', ${r}.refunded_cents, 'commissionCents', ${r}.commission_cents, 'payoutCents', ${r}.payout_cents,
  'times', json_build_object(${RIDE_TIMES.map((time) => `'${time}', ${millis(`${r}.${columnName(timeColumn(time))}`)}`).join()}),
  'updatedAt', ${millis(`${r}.updated_at`)},
  'asked', case when ${r}.status = 'accepted' and ${r}.asked_until is not null then
    json_build_object('until', ${millis(`${r}.asked_until`)}, 'assurances', ${r}.assurances) end,
  'approachSeconds', case when ${r}.status = 'accepted' then
    (select o.pickup_seconds - coalesce(o.left_seconds, 0) from ride_offers o where o.ride_id = ${r}.id and o.driver_id = ${r}.driver_id) end,
  'pin', case when ${r}.without_pin is not null then 'waived' when ${r}.has_pin then 'asked' end,
  'hidesPhones', coalesce((select hides_phones from city), false), 'pickupNote', ${r}.pickup_note, 'passenger', ${r}.passenger, 'autoAccepted', ${r}.auto_accepted,
  'canceledBy', ${r}.canceled_by, 'cancelReason', ${r}.cancel_reason, 'isNoShow', ${r}.is_no_show, 'offeredCount', ${r}.offered_count,
  'rider', (select json_build_object('id', u.id, 'name', u.name, 'phone', u.phone, 'isGuest', case when u.email like '%@${GUEST_DOMAIN}' then true end) from users u where u.id = ${r}.rider_id),
  'driver', ${driverImage(`${r}.driver_id`, `${r}.vehicle`)},
  'next', case when ${r}.next_driver_id is not null then
    json_build_object('driver', ${driverImage(`${r}.next_driver_id`, 'null')}, 'pickupAt', ${millis(`${r}.next_pickup_at`)}) end)`;

/** The RideImage of a row of rides, for the builder. */
export const RIDE_IMAGE = sql<RideImage>`${sql.raw(rideImage('rides'))}`;
