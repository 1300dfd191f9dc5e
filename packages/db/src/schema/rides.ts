import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import {
  ACTIVE_STATUSES,
  DRIVING_STATUSES,
  LONGEST_PICKUP_NOTE,
  MOST_STOPS,
  type Passenger,
  type Rate,
  type RideVehicle,
  type Stop,
  type WaitingRules,
} from '@ridewire/contracts';
import { sqlList } from '../sql-list.ts';
import { rideTypes } from './ride-types.ts';
import { users } from './users.ts';

export const rideStatusEnum = pgEnum('ride_status', [
  'requested',
  'accepted',
  'picked_up',
  'in_transit',
  'completed',
  'canceled',
]);
export const canceledByEnum = pgEnum('canceled_by', ['rider', 'driver', 'admin', 'system']);

const FINISHED = sql`status in ('completed', 'canceled')`;

const at = () => timestamp({ withTimezone: true, precision: 3 });

export const rides = pgTable(
  'rides',
  {
    id: uuid().primaryKey(),
    /** The client's id for the request, so that a retry finds the ride it already made. */
    commandId: uuid().notNull(),
    riderId: uuid()
      .notNull()
      .references(() => users.id),
    driverId: uuid().references(() => users.id),
    /** The vehicle as it was when its driver took it; null without a driver, and for rides from before it was kept. */
    vehicle: jsonb().$type<RideVehicle>(),
    status: rideStatusEnum().notNull().default('requested'),
    /** +1 with every change. */
    version: integer().notNull().default(1),
    type: text()
      .notNull()
      .references(() => rideTypes.id),
    pickupAddress: text().notNull(),
    pickupLat: doublePrecision().notNull(),
    pickupLng: doublePrecision().notNull(),
    /** H3 cell of the pickup, resolution 8; null for rides older than this column until the figures are repaired. */
    pickupCell: text(),
    destinationAddress: text().notNull(),
    destinationLat: doublePrecision().notNull(),
    destinationLng: doublePrecision().notNull(),
    /** The places between the two ends, in their order. */
    stops: jsonb().$type<Stop[]>().notNull().default([]),
    /** When the first of them, the second and so on were reached. */
    stopTimes: at().array().notNull().default([]),
    /** What the rider says about where to find them; goes with their account. */
    pickupNote: varchar({ length: LONGEST_PICKUP_NOTE }),
    /** The person in the car, if the rider booked for somebody else; goes with the rider's account too. */
    passenger: jsonb().$type<Passenger>(),
    distanceMeters: integer().notNull(),
    durationSeconds: integer().notNull(),
    fareCents: integer().notNull(),
    /** The price level as quoted, in tenths of the usual price. */
    surgeTenths: smallint().notNull().default(10),
    /**
     * The promo code it was requested with, and what that takes off the fare: a trigger keeps it right as the fare changes. Codes are
     * never deleted, so this is no reference, which would want an index of all rides.
     */
    promoId: uuid(),
    discountCents: integer().notNull().default(0),
    /** How what the rider pays, less refunds, is split. The platform bears the discount, so its part may be below zero. */
    commissionCents: integer().notNull(),
    payoutCents: integer().notNull(),
    /** Cents for each minute the driver waits at the pickup after the free ones, as of the request. */
    waitingRateCents: integer().notNull().default(0),
    /** The prices it was quoted by; null for rides from before they were kept. */
    rates: jsonb().$type<Rate>(),
    /** The waiting rules of its request or booking, kept by a trigger; null for the usual ones of before a city could set any. */
    waiting: jsonb().$type<WaitingRules>(),
    /** The part of the fare that is for waiting; 0 until the rider is on board. */
    waitingCents: integer().notNull().default(0),
    /** Refunds noted, in all. */
    refundedCents: integer().notNull().default(0),
    /** When the rider wants to be picked up, of a ride scheduled before: a wait at the pickup counts from then on. */
    scheduledFor: at(),
    requestedAt: at().notNull().defaultNow(),
    acceptedAt: at(),
    /** Its driver said that they are at the pickup. */
    arrivedAt: at(),
    /** Their position said so too: only then does waiting cost anything. */
    isArrivalSeen: boolean().notNull().default(false),
    /** It begins with a PIN, which the rider tells the driver. The PIN itself is stored nowhere: see pinOf. */
    hasPin: boolean().notNull().default(false),
    /** Why it began without the PIN, as its driver said. */
    withoutPin: text(),
    pickedUpAt: at(),
    inTransitAt: at(),
    completedAt: at(),
    canceledAt: at(),
    canceledBy: canceledByEnum(),
    cancelReason: text(),
    /** Its driver waited at the pickup, and the rider didn't come. */
    isNoShow: boolean().notNull().default(false),
    /** How many drivers have been asked, and when the next round of offers is due (null once no one is waiting). */
    offeredCount: integer().notNull().default(0),
    wave: integer().notNull().default(0),
    nextWaveAt: at(),
    // The drive to the pickup while the ride is accepted; see judgeApproach.
    /** The car's distance when it last came nearer, in a straight line and by road; null before the first look. */
    approachMeters: integer(),
    approachSeconds: integer(),
    /**
     * Since when it has come no nearer: since the acceptance, since it last did, or since the driver said they are on the
     * way.
     */
    approachAt: at(),
    /** Until when the driver, who is asked whether they are on the way, keeps the ride; null if there is no question. */
    askedUntil: at(),
    /** How often the driver said so without coming nearer since. */
    assurances: smallint().notNull().default(0),
    /** What its drivers did without a connection and sent later, by id: it happens once however often it is sent. */
    keptActs: uuid().array().notNull().default([]),
    /** The system accepted it for its driver, as they had chosen. */
    autoAccepted: boolean().notNull().default(false),
    // Reserved: this driver takes the ride after their present one; until then it stays requested.
    nextDriverId: uuid().references(() => users.id),
    /** When the driver should be at the pickup, as promised. */
    nextPickupAt: at(),
    /** When the driver's present ride should be over; after that, we look for another driver. */
    nextUntil: at(),
    deletedAt: at(),
    updatedAt: at().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('rides_one_active_per_rider')
      .on(table.riderId)
      .where(sql`${table.status} in ${sql.raw(sqlList(ACTIVE_STATUSES))}`),
    uniqueIndex('rides_one_active_per_driver')
      .on(table.driverId)
      .where(sql`${table.status} in ${sql.raw(sqlList(DRIVING_STATUSES))}`),
    uniqueIndex('rides_one_next_per_driver')
      .on(table.nextDriverId)
      .where(sql`${table.nextDriverId} is not null`),
    uniqueIndex('rides_command_unique').on(table.riderId, table.commandId),
    index('rides_waiting')
      .on(table.nextWaveAt)
      .where(sql`${table.status} = 'requested'`),
    // Every change of status is written to each index that holds the row, so indexes that only finished rides need hold
    // only those.
    index('rides_finished').on(table.updatedAt).where(FINISHED),
    // Pages of one status, from either end.
    index('rides_newest')
      .on(table.status, table.id)
      .where(sql`status in ('completed', 'canceled') and deleted_at is null`),
    // Very few rides: they stayed open until someone completed them, and their ids are as old as their requests.
    index('rides_long')
      .on(table.completedAt)
      .where(sql`status = 'completed' and completed_at - requested_at > interval '1 day'`),
    index('rides_rider_history').on(table.riderId, table.requestedAt).where(FINISHED),
    // All rides with a driver: the foreign key looks up a driver's rides in every status.
    index('rides_driver_history')
      .on(table.driverId, table.requestedAt)
      .where(sql`${table.driverId} is not null`),
    check(
      'rides_driver_fits_status',
      sql`case when ${table.status} = 'requested' then ${table.driverId} is null when ${table.status} = 'canceled' then true else ${table.driverId} is not null end`,
    ),
    check(
      'rides_money',
      sql`${table.fareCents} > 0 and ${table.commissionCents} >= -${table.discountCents} and ${table.payoutCents} >= 0 and ${table.commissionCents} + ${table.payoutCents} = ${table.fareCents} - ${table.discountCents} - ${table.refundedCents}`,
    ),
    check(
      'rides_discount',
      sql`${table.discountCents} between 0 and ${table.fareCents} - ${table.waitingCents} and (${table.promoId} is not null or ${table.discountCents} = 0)`,
    ),
    check(
      'rides_waiting',
      sql`${table.waitingRateCents} >= 0 and ${table.waitingCents} >= 0 and ${table.waitingCents} < ${table.fareCents}`,
    ),
    check(
      'rides_rates',
      sql`jsonb_typeof(${table.rates}) = 'object' and octet_length(${table.rates}::text) <= 200`,
    ),
    check(
      'rides_waiting_rules',
      sql`jsonb_typeof(${table.waiting}) = 'object' and octet_length(${table.waiting}::text) <= 100`,
    ),
    check('rides_no_show', sql`not ${table.isNoShow} or ${table.canceledBy} = 'driver'`),
    check('rides_refunded', sql`${table.refundedCents} between 0 and ${table.fareCents}`),
    check(
      'rides_places',
      sql`${table.pickupLat} between -90 and 90 and ${table.destinationLat} between -90 and 90 and ${table.pickupLng} between -180 and 180 and ${table.destinationLng} between -180 and 180`,
    ),
    check(
      'rides_stops',
      sql`jsonb_typeof(${table.stops}) = 'array' and jsonb_array_length(${table.stops}) <= ${sql.raw(`${MOST_STOPS}`)} and cardinality(${table.stopTimes}) <= jsonb_array_length(${table.stops}) and octet_length(${table.stops}::text) <= 2400`,
    ),
    check(
      'rides_lengths',
      sql`length(${table.pickupAddress}) between 1 and 200 and length(${table.destinationAddress}) between 1 and 200 and length(${table.cancelReason}) <= 200`,
    ),
    check(
      'rides_measures',
      sql`${table.distanceMeters} >= 0 and ${table.durationSeconds} >= 0 and ${table.version} > 0`,
    ),
    check(
      'rides_passenger',
      sql`jsonb_typeof(${table.passenger}) = 'object' and octet_length(${table.passenger}::text) <= 600`,
    ),
    check(
      'rides_vehicle',
      sql`jsonb_typeof(${table.vehicle}) = 'object' and octet_length(${table.vehicle}::text) <= 600`,
    ),
    check('rides_surge', sql`${table.surgeTenths} between 10 and 30`),
    check('rides_assurances', sql`${table.assurances} >= 0`),
    check(
      'rides_next',
      sql`num_nulls(${table.nextDriverId}, ${table.nextPickupAt}, ${table.nextUntil}) in (0, 3) and (${table.nextDriverId} is null or ${table.status} = 'requested')`,
    ),
    check('rides_canceled_by', sql`(${table.status} = 'canceled') = (${table.canceledBy} is not null)`),
  ],
);
