import type { MakeWishInput } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { inTransaction, type Tx } from '../core/in-transaction.ts';
import type { Limits } from '../core/limits.ts';
import { tell } from '../live/tell.ts';
import type { PairWish } from './pair-wishes.ts';

const { pairWishes, rideOffers, rides, users } = schema;

/**
 * A rider or a driver makes a wish about a person they rode with, or takes it back; the same wish again changes
 * nothing. The other person never learns of it.
 * @throws AppError FAVORITE_BY_RIDER, NOT_RODE_TOGETHER also when there is no such person, TOO_MANY
 */
export async function makeWish(
  deps: { db: Db; limits: Limits },
  actor: Actor,
  { userId: otherId, wish }: MakeWishInput,
): Promise<void> {
  assertRole(actor, 'rider', 'driver');
  const { userId, role } = actor;
  if (wish === 'favorite' && role !== 'rider') throw new AppError('FAVORITE_BY_RIDER');
  await deps.limits.spend('changeByAccount', userId);
  const [riderId, driverId] = role === 'rider' ? [userId, otherId] : [otherId, userId];
  const said: PairWish = { riderId, driverId, saidBy: role, kind: wish };
  await inTransaction(deps.db, async (tx) => {
    const isOther = wish === null ? await takeBack(tx, said) : await say(tx, { ...said, kind: wish });
    if (!isOther) return;
    await tell(tx, { event: 'wish.changed', ...said });
    if (wish === 'avoided') await endOffers(tx, said);
  });
}

const isSaid = ({ riderId, driverId, saidBy }: PairWish) =>
  and(eq(pairWishes.riderId, riderId), eq(pairWishes.driverId, driverId), eq(pairWishes.saidBy, saidBy));

async function takeBack(tx: Tx, said: PairWish): Promise<boolean> {
  const gone = await tx.delete(pairWishes).where(isSaid(said)).returning({ kind: pairWishes.kind });
  return gone.length > 0;
}

async function say(tx: Tx, said: typeof pairWishes.$inferInsert): Promise<boolean> {
  if (!(await rodeTogether(tx, said))) throw new AppError('NOT_RODE_TOGETHER');
  const made = await tx
    .insert(pairWishes)
    .values(said)
    .onConflictDoUpdate({
      target: [pairWishes.riderId, pairWishes.driverId, pairWishes.saidBy],
      set: { kind: said.kind, at: sql`now()` },
      setWhere: ne(pairWishes.kind, said.kind),
    })
    .returning({ kind: pairWishes.kind });
  return made.length > 0;
}

type Pair = Pick<PairWish, 'riderId' | 'driverId'>;

/** Both rows are locked: this waits for an account that is being deleted, which takes its wishes along. */
async function rodeTogether(tx: Tx, { riderId, driverId }: Pair): Promise<boolean> {
  const both = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [riderId, driverId]), isNull(users.deletedAt)))
    .orderBy(asc(users.id))
    .for('share');
  const [ride] = await tx
    .select({ id: rides.id })
    .from(rides)
    .where(
      and(
        eq(rides.riderId, riderId),
        eq(rides.driverId, driverId),
        sql`${rides.status} in ('completed', 'canceled')`,
        isNull(rides.deletedAt),
      ),
    )
    .limit(1);
  return both.length === 2 && ride !== undefined;
}

/** The driver's open offers of this rider end without a message and don't count as unanswered. */
async function endOffers(tx: Tx, { riderId, driverId }: Pair): Promise<void> {
  const waiting = tx
    .select({ id: rides.id })
    .from(rides)
    .where(and(eq(rides.riderId, riderId), sql`${rides.status} = 'requested'`));
  const ended = await tx
    .delete(rideOffers)
    .where(
      and(
        eq(rideOffers.driverId, driverId),
        isNull(rideOffers.declinedAt),
        inArray(rideOffers.rideId, waiting),
      ),
    )
    .returning({
      rideId: rideOffers.rideId,
      version: sql<number>`(select ${rides.version} from ${rides} where ${rides.id} = ${rideOffers.rideId})`,
    });
  await tell(
    tx,
    ...ended.map((offer) => ({ event: 'offers.changed' as const, ...offer, driverIds: [driverId] })),
  );
}
