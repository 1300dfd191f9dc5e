import type { ExportInput } from '@ridewire/contracts';
import { schema } from '@ridewire/db';
import { eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { charged, email, number, text, time, type ExportTable } from './export-table.ts';

const { rides, users } = schema;
const rider = alias(users, 'rider');
const driver = alias(users, 'driver');

type Input = Extract<ExportInput, { name: 'rides' }>;

/** Every ride that was requested, with its people, places, times and money. */
export const ridesTable = ({ status, type }: Input): ExportTable => ({
  source: rides,
  joins: sql`join ${users} ${rider} on ${eq(rider.id, rides.riderId)} left join ${users} ${driver} on ${eq(driver.id, rides.driverId)}`,
  columns: [
    text('Ride ID', rides.id),
    text('Status', rides.status),
    text('Type', rides.type),
    time('Requested at', rides.requestedAt),
    time('Accepted at', rides.acceptedAt),
    time('Picked up at', rides.pickedUpAt),
    time('In transit at', rides.inTransitAt),
    time('Completed at', rides.completedAt),
    time('Canceled at', rides.canceledAt),
    text('Canceled by', rides.canceledBy),
    text('Cancel reason', rides.cancelReason),
    text('Rider', rider.name),
    email('Rider email', rider.email),
    text('Driver', driver.name),
    text('Driver email', driver.email),
    text('Pickup', rides.pickupAddress),
    number('Pickup latitude', rides.pickupLat),
    number('Pickup longitude', rides.pickupLng),
    text(
      'Stops',
      sql`(select string_agg(stop.value ->> 'address', ' | ' order by stop.ordinality) from jsonb_array_elements(${rides.stops}) with ordinality stop)`,
    ),
    text('Destination', rides.destinationAddress),
    number('Destination latitude', rides.destinationLat),
    number('Destination longitude', rides.destinationLng),
    number('Distance (km)', sql`(${rides.distanceMeters} / 1000.0)::numeric(10, 3)`),
    number('Duration (min)', sql`(${rides.durationSeconds} / 60.0)::numeric(10, 1)`),
    ...charged(),
  ],
  moment: rides.requestedAt,
  where: [
    isNull(rides.deletedAt),
    status && eq(rides.status, status),
    type ? eq(rides.type, type) : undefined,
  ],
  batchSize: 2_000,
  findStart: (_db, from) => Promise.resolve(from),
});
