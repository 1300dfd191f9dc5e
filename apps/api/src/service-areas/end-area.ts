import type { Db } from '@ridewire/db';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { inTransaction, type Tx } from '../core/in-transaction.ts';
import type { AreaKind, NamedArea } from './area-kind.ts';

/** A change of the areas takes milliseconds; a longer lock means a hanging process. */
const LOCK_TIMEOUT = '2s';

/**
 * Lets one transaction at a time change the areas of a kind: no two get the same name, and there are never too many. Reads don't wait.
 * @throws the database's lock_not_available, told as LOCKED
 */
export async function lockAreas(connection: Pick<Db['pool'], 'query'>, kind: AreaKind): Promise<void> {
  await connection.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
  await connection.query(`lock table ${kind.tableName} in share row exclusive mode`);
}

/**
 * An admin ends an area. Ended again, it stays as it is.
 * @throws AppError where there is no such area
 * @throws the database's lock_not_available, told as LOCKED
 */
export async function endArea(
  { db }: { db: Db },
  kind: AreaKind,
  actor: Actor,
  areaId: string,
): Promise<void> {
  assertRole(actor, 'admin');
  const { table, events, refusals } = kind;
  await inTransaction(db, async (tx, connection) => {
    await lockAreas(connection, kind);
    const [known] = await tx.select({ endedAt: table.endedAt }).from(table).where(eq(table.id, areaId));
    if (!known) throw new AppError(refusals.notFound);
    if (known.endedAt) return;
    const ended = await endRow(tx, kind, actor, areaId);
    await kind.onEnded?.(tx, ended, null);
    await logAccountEvent(tx, {
      ...{ userId: actor.userId, type: events.ended, actor, ipAddress: actor.ipAddress },
      data: { areaId, areaName: ended.name },
    });
  });
}

/** Ends a standing area, within a transaction that has locked them. @throws AppError where it has ended, or there is none */
export async function endRow(
  tx: Tx,
  { table, refusals }: AreaKind,
  actor: Actor,
  areaId: string,
): Promise<NamedArea> {
  const [ended] = await tx
    .update(table)
    .set({ endedAt: sql`now()`, endedBy: actor.userId })
    .where(and(eq(table.id, areaId), isNull(table.endedAt)))
    .returning({ id: table.id, name: table.name });
  if (ended) return ended;
  const [known] = await tx.select({ id: table.id }).from(table).where(eq(table.id, areaId));
  throw new AppError(known ? refusals.ended : refusals.notFound);
}
