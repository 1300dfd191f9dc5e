import type { ExportInput } from '@ridewire/contracts';
import { driverConditions } from '../drivers/driver-filters.ts';
import { driverTotal, joinDriverTotals } from '../figures/driver-totals.ts';
import { money, number, phone, text, time, yesNo, type ExportTable } from './export-table.ts';

type Input = Extract<ExportInput, { name: 'drivers' }>;

/** Everybody who drives, with how their rides ended and what they earned, all days together. */
export const driversTable = ({ status }: Input): ExportTable => ({
  source: 'drivers',
  joins: `join users u on u.id = r.id ${joinDriverTotals('r.id')}`,
  columns: [
    text('Driver ID', 'r.id'),
    text('Name', 'u.name'),
    text('Email', 'u.email'),
    phone('Phone', 'u.phone'),
    text('Account', 'u.status'),
    yesNo('Approved', 'r.approved'),
    yesNo('Suspended', 'r.suspended'),
    yesNo('Available', 'r.available'),
    text('Vehicle', 'r.vehicle_model'),
    text('License plate', 'r.license_plate'),
    number('Completed rides', driverTotal('completed')),
    number('Canceled rides', driverTotal('canceled')),
    money('Earnings after commission and refunds', driverTotal('payout_cents')),
    time('Joined at', 'r.created_at'),
  ],
  moment: 'r.created_at',
  where: ['r.deleted_at is null', ...driverConditions(status, 'r')],
  values: [],
  batchSize: 1_000,
});
