import type { ExportInput } from '@ridewire/contracts';
import { charged, narrow, number, text, time, type ExportTable } from './export-table.ts';

type Input = Extract<ExportInput, { name: 'rides' }>;

/** Every ride that was requested, with its people, places, times and money. */
export const ridesTable = ({ status, type }: Input): ExportTable => ({
  source: 'rides',
  joins: 'join users rider on rider.id = r.rider_id left join users driver on driver.id = r.driver_id',
  columns: [
    text('Ride ID', 'r.id'),
    text('Status', 'r.status'),
    text('Type', 'r.type'),
    time('Requested at', 'r.requested_at'),
    time('Accepted at', 'r.accepted_at'),
    time('Picked up at', 'r.picked_up_at'),
    time('In transit at', 'r.in_transit_at'),
    time('Completed at', 'r.completed_at'),
    time('Canceled at', 'r.canceled_at'),
    text('Canceled by', 'r.canceled_by'),
    text('Cancel reason', 'r.cancel_reason'),
    text('Rider', 'rider.name'),
    text('Rider email', 'rider.email'),
    text('Driver', 'driver.name'),
    text('Driver email', 'driver.email'),
    text('Pickup', 'r.pickup_address'),
    number('Pickup latitude', 'r.pickup_lat'),
    number('Pickup longitude', 'r.pickup_lng'),
    text('Destination', 'r.destination_address'),
    number('Destination latitude', 'r.destination_lat'),
    number('Destination longitude', 'r.destination_lng'),
    number('Distance (km)', '(r.distance_meters / 1000.0)::numeric(10, 3)'),
    number('Duration (min)', '(r.duration_seconds / 60.0)::numeric(10, 1)'),
    ...charged(`r.status = 'completed'`),
  ],
  moment: 'r.requested_at',
  ...narrow(['r.deleted_at is null'], { 'r.status': status, 'r.type': type }),
  batchSize: 2_000,
  findStart: (_db, from) => Promise.resolve(from),
});
