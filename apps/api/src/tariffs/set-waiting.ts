import {
  cityMoment,
  MOST_WAITING_DAYS,
  WAITING_FIELDS,
  type SetWaitingInput,
  type WaitingIdInput,
} from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { eq, gt, sql } from 'drizzle-orm';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { inTransaction, type Tx } from '../core/in-transaction.ts';
import { assertAhead } from './assert-ahead.ts';

const { waitingRules } = schema;

interface Deps {
  db: Db;
  timeZone: string;
}

/**
 * An admin sets the rules for drivers who wait at the pickup, from a moment on. Rides keep those they were requested or booked with.
 * Rules that have begun stay as they are; those that haven't are replaced. The same id sent again changes nothing more.
 * @throws AppError BAD_INPUT for a moment that is past, too far ahead, or skipped by the city's clocks, COMMAND_REUSED
 */
export async function setWaiting(
  { db, timeZone }: Deps,
  actor: Actor,
  { from, ...input }: SetWaitingInput,
): Promise<{ id: string }> {
  assertRole(actor, 'admin');
  const { id, ...minutes } = input;
  const moment = from && cityMoment(timeZone, from.day, from.time);
  return inTransaction(db, async (tx) => {
    await lockWaiting(tx);
    const [made] = await tx.select().from(waitingRules).where(eq(waitingRules.id, id));
    if (made) {
      const isSameMoment = moment === undefined || made.beginsAt.getTime() === moment;
      if (!isSameMoment || WAITING_FIELDS.some((field) => made[field] !== input[field]))
        throw new AppError('COMMAND_REUSED');
      return { id };
    }
    const fromMs = assertAhead(moment, MOST_WAITING_DAYS);
    await tx.delete(waitingRules).where(gt(waitingRules.beginsAt, sql`clock_timestamp()`));
    const [row] = await tx
      .insert(waitingRules)
      .values({
        ...{ ...input, setBy: actor.userId },
        // Rounded up they would begin a moment later. Two never begin at the same moment.
        beginsAt:
          fromMs === undefined
            ? sql`greatest(date_trunc('milliseconds', clock_timestamp()), (select max(begins_at) from waiting_rules) + interval '1 millisecond')`
            : new Date(fromMs),
      })
      .returning({ beginsAt: waitingRules.beginsAt });
    await logAccountEvent(tx, {
      ...{ userId: actor.userId, type: 'waiting.set', actor, ipAddress: actor.ipAddress },
      data: { ...minutes, beginsAt: row?.beginsAt.toISOString() },
    });
    return { id };
  });
}

/**
 * An admin takes back rules that haven't begun. A second time changes nothing.
 * @throws AppError WAITING_BEGUN
 */
export async function takeBackWaiting(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { id }: WaitingIdInput,
): Promise<{ id: string }> {
  assertRole(actor, 'admin');
  return inTransaction(db, async (tx) => {
    await lockWaiting(tx);
    const [row] = await tx
      .select({ beginsAt: waitingRules.beginsAt, hasBegun: sql<boolean>`begins_at <= clock_timestamp()` })
      .from(waitingRules)
      .where(eq(waitingRules.id, id));
    if (!row) return { id };
    if (row.hasBegun) throw new AppError('WAITING_BEGUN');
    await tx.delete(waitingRules).where(eq(waitingRules.id, id));
    await logAccountEvent(tx, {
      ...{ userId: actor.userId, type: 'waiting.taken_back', actor, ipAddress: actor.ipAddress },
      data: { beginsAt: row.beginsAt.toISOString() },
    });
    return { id };
  });
}

/** Two at once are set one after the other. */
const lockWaiting = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('waiting_rules'))`);
