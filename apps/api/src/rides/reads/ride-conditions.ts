import { sqlList } from '@ridewire/db/sql-list';
import { ACTIVE_STATUSES, DRIVING_STATUSES } from '@ridewire/contracts';
import { schema } from '@ridewire/db';
import { isNull, sql, type SQLWrapper } from 'drizzle-orm';

const { rides } = schema;

// Literals: partial indexes hold only rides in such states, and prepared statements use them only with literals.

export const isActive = (r: { status: SQLWrapper } = rides) =>
  sql<boolean>`${r.status} in ${sql.raw(sqlList(ACTIVE_STATUSES))}`;

/** Under way with a driver. */
export const isDriving = (r: { status: SQLWrapper } = rides) =>
  sql<boolean>`${r.status} in ${sql.raw(sqlList(DRIVING_STATUSES))}`;

export const IS_FINISHED = sql<boolean>`${rides.status} in ('completed', 'canceled')`;

export const IS_LISTED = isNull(rides.deletedAt);
