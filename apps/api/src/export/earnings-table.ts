import type { ExportInput } from '@ridewire/contracts';
import { schema } from '@ridewire/db';
import { and, eq, gte, isNull, min, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { charged, text, time, type ExportTable } from './export-table.ts';

const { rides, users } = schema;
const driver = alias(users, 'driver');

type Input = Extract<ExportInput, { name: 'earnings' }>;

/** All but few rides are completed within this time of their request. */
const USUAL_MS = 86_400_000;

/** Each completed ride's fare, and how it was split. */
export const earningsTable = ({ type }: Input): ExportTable => ({
  source: rides,
  joins: sql`left join ${users} ${driver} on ${eq(driver.id, rides.driverId)}`,
  columns: [
    time('Completed at', rides.completedAt),
    text('Ride ID', rides.id),
    text('Type', rides.type),
    text('Driver', driver.name),
    text('Driver email', driver.email),
    ...charged(),
  ],
  moment: rides.completedAt,
  where: [
    sql`${rides.status} = 'completed'`,
    isNull(rides.deletedAt),
    type ? eq(rides.type, type) : undefined,
  ],
  batchSize: 4_000,
  // A ride may be open for long before it is completed, and its id is as old as its request. An index has those.
  findStart: async (db, from) => {
    const [long] = await db.orm
      .select({ start: min(rides.requestedAt) })
      .from(rides)
      .where(
        and(
          sql`${rides.status} = 'completed' and ${rides.completedAt} - ${rides.requestedAt} > interval '1 day'`,
          gte(rides.completedAt, from),
        ),
      );
    const usual = from.getTime() - USUAL_MS;
    return new Date(Math.min(usual, long?.start?.getTime() ?? usual));
  },
});
