import { aboutDollars, rateOf } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { inTransaction, type Tx } from '../core/in-transaction.ts';

const { rideTypes, tariffs } = schema;

/** A change of prices takes milliseconds; a longer lock means a hanging process. */
const LOCK_TIMEOUT = '2s';

/**
 * Has one transaction at a time change prices, so that their numbers say in which order they began. Who reads them waits for
 * nothing.
 * @throws the database's lock_not_available, told as LOCKED
 */
export async function lockTariffs(connection: Pick<Db['pool'], 'query'>): Promise<void> {
  await connection.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
  await connection.query('lock table tariffs in share row exclusive mode');
}

/**
 * Lets the prices begin whose time has come. Every process tries; the first does it, by one transaction that tells all of them. After
 * a time without any process, each price begins in its turn.
 */
export const beginTariffs = (db: Db): Promise<void> =>
  inTransaction(db, async (tx, connection) => {
    await lockTariffs(connection);
    await beginDue(tx);
  });

/** The same within a transaction that has locked them. */
export async function beginDue(tx: Tx): Promise<void> {
  const due = await tx
    .select()
    .from(tariffs)
    .where(and(isNull(tariffs.edition), sql`${tariffs.beginsAt} <= clock_timestamp()`))
    .orderBy(asc(tariffs.beginsAt));
  if (due.length === 0) return;
  const [latest] = await tx.select({ edition: sql<number>`max(${tariffs.edition})` }).from(tariffs);
  let edition = latest?.edition ?? 0;
  let lastMs: number | undefined;
  for (const { id, rideType, beginsAt, ...tariff } of due) {
    if (beginsAt.getTime() !== lastMs) edition += 1;
    lastMs = beginsAt.getTime();
    const rates = rateOf(tariff);
    const [aboutLeastDollars, aboutMostDollars] = aboutDollars(rates);
    await tx.update(tariffs).set({ edition }).where(eq(tariffs.id, id));
    await tx
      .update(rideTypes)
      .set({ ...rates, aboutLeastDollars, aboutMostDollars })
      .where(eq(rideTypes.id, rideType));
  }
}
