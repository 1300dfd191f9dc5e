import type { WishView } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Actor } from '../core/actor.ts';
import type { PairWish } from './pair-wishes.ts';

const { pairWishes, users } = schema;

/** Everyone's wishes, for the memory of a process. */
export const listPairWishes = (db: Db): Promise<PairWish[]> =>
  db.orm
    .select({
      riderId: pairWishes.riderId,
      driverId: pairWishes.driverId,
      saidBy: pairWishes.saidBy,
      kind: pairWishes.kind,
    })
    .from(pairWishes);

/** What one of the two wishes now; null for nothing. */
export async function findPairWish(
  db: Db,
  { riderId, driverId, saidBy }: Omit<PairWish, 'kind'>,
): Promise<PairWish['kind']> {
  const [said] = await db.orm
    .select({ kind: pairWishes.kind })
    .from(pairWishes)
    .where(
      and(eq(pairWishes.riderId, riderId), eq(pairWishes.driverId, driverId), eq(pairWishes.saidBy, saidBy)),
    );
  return said?.kind ?? null;
}

/** SQL: the other person of a wish. */
const other = sql`case when ${pairWishes.saidBy} = 'rider' then ${pairWishes.driverId} else ${pairWishes.riderId} end`;

/** This person's wishes about others, by name. */
export async function listWishes(db: Db, { userId, role }: Actor): Promise<WishView[]> {
  const own = role === 'rider' ? pairWishes.riderId : pairWishes.driverId;
  const rows = await db.orm
    .select({
      userId: users.id,
      name: users.name,
      avatarUrl: users.avatarUrl,
      kind: pairWishes.kind,
      at: pairWishes.at,
    })
    .from(pairWishes)
    .innerJoin(users, eq(users.id, other))
    .where(and(eq(own, userId), eq(pairWishes.saidBy, role)))
    .orderBy(asc(users.name), asc(users.id));
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
