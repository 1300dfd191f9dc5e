import type { ExportInput } from '@ridewire/contracts';
import { schema } from '@ridewire/db';
import { eq, isNull, sql } from 'drizzle-orm';
import { driverCondition } from '../drivers/driver-filters.ts';
import { money, number, phone, text, time, yesNo, type ExportTable } from './export-table.ts';

const { driverTotals, driverTotalsNoted, drivers, users } = schema;

type Input = Extract<ExportInput, { name: 'drivers' }>;

/** Kept totals and notes not folded yet, each read by key: the view of both together would be read whole. */
const total = (name: 'completed' | 'canceled' | 'payoutCents') =>
  sql`(coalesce(${driverTotals[name]}, 0) + coalesce(${driverTotalsNoted[name]}, 0))`;

/** All drivers, with how their rides ended and what they earned, over all days. */
export const driversTable = ({ status }: Input): ExportTable => ({
  source: drivers,
  joins: sql`join ${users} on ${eq(users.id, drivers.id)}
    left join ${driverTotals} on ${eq(driverTotals.driverId, drivers.id)}
    left join ${driverTotalsNoted} on ${eq(driverTotalsNoted.driverId, drivers.id)}`,
  columns: [
    text('Driver ID', drivers.id),
    text('Name', users.name),
    text('Email', users.email),
    phone('Phone', users.phone),
    text('Account', users.status),
    yesNo('Approved', drivers.approved),
    yesNo('Suspended', drivers.suspended),
    yesNo('Available', drivers.available),
    text('Vehicle', drivers.vehicleModel),
    text('License plate', drivers.licensePlate),
    number('Completed rides', total('completed')),
    number('Canceled rides', total('canceled')),
    money('Earnings after commission and refunds', total('payoutCents')),
    time('Joined at', drivers.createdAt),
  ],
  moment: drivers.createdAt,
  where: [isNull(drivers.deletedAt), status && driverCondition(status)],
  batchSize: 1_000,
});
