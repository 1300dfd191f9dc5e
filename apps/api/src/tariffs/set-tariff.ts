import {
  cityMoment,
  farChanges,
  isSameRate,
  MOST_COMING,
  MOST_TARIFF_DAYS,
  RATE_FIELDS,
  rateOf,
  type Rate,
  type SetTariffInput,
  type TariffInput,
} from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { inTransaction, type Tx } from '../core/in-transaction.ts';
import { beginDue, lockTariffs } from '../ride-types/begin-tariffs.ts';
import { assertAhead } from './assert-ahead.ts';

const { tariffs } = schema;

type TariffRow = typeof tariffs.$inferSelect;

interface Deps {
  db: Db;
  timeZone: string;
}

/**
 * An admin sets what a ride type costs from a moment on. Prices that hold are never changed: new ones begin after them. Sent again
 * with the same id, it changes nothing more.
 * @throws AppError BAD_INPUT for an unknown type or a time that can't be, TARIFF_TAKEN, TARIFFS_FULL, TARIFF_SAME, TARIFF_FAR when a
 * price changes by more than half and that isn't said to be meant, COMMAND_REUSED, TARIFF_CHANGED when it would replace other prices than those seen
 * @throws the database's lock_not_available, told as LOCKED
 */
export async function setTariff(
  { db, timeZone }: Deps,
  actor: Actor,
  input: SetTariffInput,
): Promise<{ id: string }> {
  assertRole(actor, 'admin');
  const { id, type, from, isMeant } = input;
  const rates = rateOf(input);
  const moment = from && cityMoment(timeZone, from.day, from.time);
  return inTransaction(db, async (tx, connection) => {
    await lockTariffs(connection);
    const [made] = await tx.select().from(tariffs).where(eq(tariffs.id, id));
    if (made) {
      const isSameMoment = moment === undefined || made.beginsAt.getTime() === moment;
      if (made.rideType !== type || !isSameRate(made, rates) || !isSameMoment)
        throw new AppError('COMMAND_REUSED');
      return { id };
    }
    const fromMs = assertAhead(moment, MOST_TARIFF_DAYS);
    await beginDue(tx);
    const { present, coming } = await findTariffs(tx, type);
    if (!present) throw new AppError('rideTypeUnknown').at('type');
    if (fromMs !== undefined) {
      if (coming.some(({ beginsAt }) => beginsAt.getTime() === fromMs))
        throw new AppError('TARIFF_TAKEN').at('from');
      if (coming.length >= MOST_COMING) throw new AppError('TARIFFS_FULL');
    }
    const before = [
      present,
      ...coming.filter(({ beginsAt }) => fromMs !== undefined && beginsAt.getTime() < fromMs),
    ].at(-1) as TariffRow;
    if (input.seen && !isSameRate(before, input.seen)) throw new AppError('TARIFF_CHANGED');
    if (isSameRate(before, rates)) throw new AppError('TARIFF_SAME');
    if (!isMeant && farChanges(before, rates).length > 0) throw new AppError('TARIFF_FAR');

    const [row] = await tx
      .insert(tariffs)
      .values({
        ...{ id, rideType: type, ...rates, setBy: actor.userId },
        // Rounded up it would begin a moment later. Two never begin at the same moment.
        beginsAt:
          fromMs === undefined
            ? sql`greatest(date_trunc('milliseconds', clock_timestamp()), ${present.beginsAt.toISOString()}::timestamptz + interval '1 millisecond')`
            : new Date(fromMs),
      })
      .returning();
    if (fromMs === undefined) await beginDue(tx);
    await logAccountEvent(tx, {
      ...{ userId: actor.userId, type: 'tariff.set', actor, ipAddress: actor.ipAddress },
      data: {
        ...{ rideTypeId: type, beginsAt: row?.beginsAt.toISOString() },
        ...describeChange(before, rates),
      },
    });
    return { id };
  });
}

/**
 * An admin takes back prices that haven't begun.
 * @throws AppError NOT_FOUND, TARIFF_BEGUN
 * @throws the database's lock_not_available, told as LOCKED
 */
export async function takeBackTariff(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { id }: TariffInput,
): Promise<{ id: string }> {
  assertRole(actor, 'admin');
  return inTransaction(db, async (tx, connection) => {
    await lockTariffs(connection);
    await beginDue(tx);
    const [row] = await tx.select().from(tariffs).where(eq(tariffs.id, id));
    if (!row) throw new AppError('TARIFF_NOT_FOUND');
    if (row.edition !== null) throw new AppError('TARIFF_BEGUN');
    await tx.delete(tariffs).where(eq(tariffs.id, id));
    await logAccountEvent(tx, {
      ...{ userId: actor.userId, type: 'tariff.taken_back', actor, ipAddress: actor.ipAddress },
      data: { rideTypeId: row.rideType, beginsAt: row.beginsAt.toISOString() },
    });
    return { id };
  });
}

/** What a type costs now, and what it soon will. */
async function findTariffs(tx: Tx, type: string) {
  const [present] = await tx
    .select()
    .from(tariffs)
    .where(and(eq(tariffs.rideType, type), isNotNull(tariffs.edition)))
    .orderBy(desc(tariffs.edition))
    .limit(1);
  const coming = await tx
    .select()
    .from(tariffs)
    .where(and(eq(tariffs.rideType, type), isNull(tariffs.edition)))
    .orderBy(asc(tariffs.beginsAt));
  return { present, coming };
}

const describeChange = (before: Rate, after: Rate) =>
  Object.fromEntries(
    RATE_FIELDS.filter((field) => before[field] !== after[field]).map((field) => [
      field,
      { from: before[field], to: after[field] },
    ]),
  );
