import { schema, type Db } from '@ridewire/db';
import { and, eq, inArray, isNull, notExists, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { inTransaction, type Tx } from '../core/in-transaction.ts';
import { queueDocumentRemoval } from '../documents/document-job.ts';
import { tell } from '../live/tell.ts';

const { alerts, driverDocuments, emailCodes, rides, users } = schema;

/** How long an unverified address stays taken, in hours. */
const UNVERIFIED_HOURS = 24;
const longAgo = sql.raw(`now() - interval '${UNVERIFIED_HOURS} hours'`);
/** The most accounts one transaction removes: a statement has ten seconds, and Postgres looks for each account's rides. */
const BATCH = 50;

/**
 * Removes accounts whose address was never verified, except blocked ones and those with rides or alerts.
 * @returns how many
 */
export async function removeUnverified(deps: { db: Db }): Promise<number> {
  let removed = 0;
  for (;;) {
    const count = await inTransaction(deps.db, removeSome);
    removed += count;
    if (count < BATCH) return removed;
  }
}

async function removeSome(tx: Tx): Promise<number> {
  const late = await holdLate(tx);
  const ids = late.map(({ id }) => id);
  if (ids.length === 0) return 0;
  const documents = await tx
    .select({ id: driverDocuments.id, fileType: driverDocuments.fileType })
    .from(driverDocuments)
    .where(inArray(driverDocuments.driverId, ids));
  await tx.delete(users).where(inArray(users.id, ids));
  await logAccountEvent(
    tx,
    ...late.map(({ id, role }) => ({ userId: id, type: 'user.removed' as const, data: { role } })),
  );
  await tell(tx, ...late.map(({ id, role }) => ({ event: 'user.changed' as const, userId: id, role })));
  await queueDocumentRemoval(tx, documents);
  return ids.length;
}

/**
 * Blocked people must not be able to sign up again. Rides and alerts are kept for good, with their people: one such row
 * would block the whole batch.
 */
function holdLate(tx: Tx) {
  const isIn = (column: PgColumn) =>
    tx
      .select({ one: sql`1` })
      .from(column.table)
      .where(eq(column, users.id));
  const codeAskedSince = tx
    .select({ one: sql`1` })
    .from(emailCodes)
    .where(
      and(
        eq(emailCodes.userId, users.id),
        sql`greatest(${emailCodes.askedAt}, ${emailCodes.expiresAt}) > ${longAgo}`,
      ),
    );
  const mailWaits = sql`(select from graphile_worker.jobs j where j.attempts < j.max_attempts
    and j.key in ('code:verify:' || ${users.id}, 'code:reset:' || ${users.id}))`;
  return tx
    .select({ id: users.id, role: users.role })
    .from(users)
    .where(
      and(
        isNull(users.emailVerifiedAt),
        eq(users.status, 'active'),
        sql`${users.createdAt} < ${longAgo}`,
        // An account that asked for a code since, or whose mail still waits for the mail server, isn't late.
        notExists(codeAskedSince),
        notExists(mailWaits),
        ...[rides.riderId, rides.driverId, alerts.raisedBy, alerts.acknowledgedBy].map((column) =>
          notExists(isIn(column)),
        ),
      ),
    )
    .limit(BATCH)
    .for('update', { of: users, skipLocked: true });
}
