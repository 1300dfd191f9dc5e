import type { ExportInput } from '@ridewire/contracts';
import { charged, narrow, text, time, type ExportTable } from './export-table.ts';

type Input = Extract<ExportInput, { name: 'earnings' }>;

/** Rides are completed within this time of their request, but for few. */
const USUAL_MS = 86_400_000;

/** What each completed ride brought in, and how it was split. */
export const earningsTable = ({ type }: Input): ExportTable => ({
  source: 'rides',
  joins: 'left join users driver on driver.id = r.driver_id',
  columns: [
    time('Completed at', 'r.completed_at'),
    text('Ride ID', 'r.id'),
    text('Type', 'r.type'),
    text('Driver', 'driver.name'),
    text('Driver email', 'driver.email'),
    ...charged('true'),
  ],
  moment: 'r.completed_at',
  ...narrow([`r.status = 'completed'`, 'r.deleted_at is null'], { 'r.type': type }),
  batchSize: 4_000,
  // A ride may stand open for long before somebody completes it, and its id is as old as its request. An index holds those.
  findStart: async (db, from) => {
    const result = await db.pool.query<{ start: Date | null }>({
      name: 'find_earnings_start',
      text: `select min(requested_at) as start from rides
        where status = 'completed' and completed_at - requested_at > interval '1 day' and completed_at >= $1`,
      values: [from],
    });
    const usual = from.getTime() - USUAL_MS;
    return new Date(Math.min(usual, result.rows[0]?.start?.getTime() ?? usual));
  },
});
