import { schema, type Db } from '@ridewire/db';
import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { inTransaction, type Tx } from '../core/in-transaction.ts';
import { tell } from '../live/tell.ts';

const { cities } = schema;

/** Finishes an import: the city replaces the one of its name, and is the one in use. All of it or nothing. */
export const switchCity = (
  db: Pick<Db, 'pool'>,
  { id, name, graph }: { id: string; name: string; graph: Buffer },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockCities(tx);
    await tx
      .delete(cities)
      .where(and(eq(cities.name, name), ne(cities.id, id), isNotNull(cities.finishedAt)));
    await tx.update(cities).set({ isUsed: false }).where(eq(cities.isUsed, true));
    await tx
      .update(cities)
      .set({ graph, finishedAt: sql`now()`, isUsed: true })
      .where(eq(cities.id, id));
    await tell(tx, { event: 'city.changed' });
  });

/**
 * Puts an earlier imported city in use.
 * @returns whether there is one of this name
 */
export const useCity = (db: Pick<Db, 'pool'>, name: string): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    await lockCities(tx);
    const finished = and(eq(cities.name, name), isNotNull(cities.finishedAt));
    const [found] = await tx.select({ id: cities.id }).from(cities).where(finished);
    if (!found) return false;
    await tx.update(cities).set({ isUsed: false }).where(eq(cities.isUsed, true));
    await tx.update(cities).set({ isUsed: true }).where(eq(cities.id, found.id));
    await tell(tx, { event: 'city.changed' });
    return true;
  });

/** @returns whether it was in use; undefined where there is none of this name */
export const removeCity = (db: Pick<Db, 'pool'>, name: string): Promise<boolean | undefined> =>
  inTransaction(db, async (tx) => {
    await lockCities(tx);
    const [removed] = await tx
      .delete(cities)
      .where(and(eq(cities.name, name), isNotNull(cities.finishedAt)))
      .returning({ isUsed: cities.isUsed });
    if (removed?.isUsed) await tell(tx, { event: 'city.changed' });
    return removed?.isUsed;
  });

/** Two changes of the city in use run one after the other. Readers don't wait. */
const lockCities = (tx: Tx) => tx.execute(sql`lock table ${cities} in share row exclusive mode`);
