import type { DriverFilter, ExportInput } from '@ridewire/contracts';
import { money, number, text, time, yesNo, type ExportTable } from './export-table.ts';

type Input = Extract<ExportInput, { name: 'drivers' }>;

const FILTERS: Record<DriverFilter, string> = {
  approved: 'r.approved',
  suspended: 'r.suspended',
  available: 'r.available',
  waiting:
    'not r.approved and exists (select from users u where u.id = r.id and u.email_verified_at is not null)',
  documents: `exists (select from driver_documents x where x.driver_id = r.id and x.state = 'waiting')`,
};

/** Everybody who drives, with how their rides ended and what they earned, all days together. */
export const driversTable = ({ status }: Input): ExportTable => ({
  source: 'drivers',
  joins: `join users u on u.id = r.id
    left join lateral (
      select coalesce(sum(completed), 0)::bigint as completed, coalesce(sum(canceled), 0)::bigint as canceled,
        coalesce(sum(payout_cents), 0) as payout_cents
      from driver_totals_now where driver_id = r.id
    ) total on true`,
  columns: [
    text('Driver ID', 'r.id'),
    text('Name', 'u.name'),
    text('Email', 'u.email'),
    text('Phone', 'u.phone'),
    text('Account', 'u.status'),
    yesNo('Approved', 'r.approved'),
    yesNo('Suspended', 'r.suspended'),
    yesNo('Available', 'r.available'),
    text('Vehicle', 'r.vehicle_model'),
    text('License plate', 'r.license_plate'),
    number('Completed rides', 'total.completed'),
    number('Canceled rides', 'total.canceled'),
    money('Earnings', 'total.payout_cents'),
    time('Joined at', 'r.created_at'),
  ],
  moment: 'r.created_at',
  where: status ? [FILTERS[status]] : [],
  values: [],
  batchSize: 1_000,
});
