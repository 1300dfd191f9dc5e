import { randomBytes } from 'node:crypto';
import type { RideInput, RideLink } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, exists } from 'drizzle-orm';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { inTransaction, type Tx } from '../core/in-transaction.ts';
import type { Limits } from '../core/limits.ts';
import { tell } from '../live/tell.ts';
import { IS_UNDER_WAY } from './ride-under-way.ts';
import { findOwnLink } from './link-queries.ts';

const { rideLinks, rides } = schema;

const TOKEN_BYTES = 16;

interface Deps {
  db: Db;
  limits: Limits;
}

/**
 * Makes the link of the rider's ride. Shared again, from any device, it stays the same link.
 * @throws AppError RIDE_NOT_FOUND also for another person's ride and one that is over, TOO_MANY
 */
export async function shareRide(deps: Deps, actor: Actor, { rideId }: RideInput): Promise<RideLink> {
  assertRole(actor, 'rider');
  const { userId: riderId } = actor;
  const before = await findOwnLink(deps.db.orm, { rideId, riderId });
  if (before) return before;
  await deps.limits.spend('linkByAccount', riderId);
  const link = await inTransaction(deps.db, (tx) => makeLink(tx, { rideId, riderId }));
  if (!link) throw new AppError('RIDE_NOT_FOUND');
  return link;
}

/** The link of a rider's ride, made where there is none; null for a ride that is over or another's. */
export async function makeLink(
  tx: Tx,
  { rideId, riderId }: { rideId: string; riderId: string },
): Promise<RideLink | null> {
  const [ride] = await tx
    .select({ id: rides.id })
    .from(rides)
    .where(and(eq(rides.id, rideId), eq(rides.riderId, riderId), IS_UNDER_WAY))
    .for('key share');
  if (!ride) return null;
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const made = await tx
    .insert(rideLinks)
    .values({ rideId, token })
    .onConflictDoNothing({ target: rideLinks.rideId })
    .returning({ token: rideLinks.token });
  if (made.length === 0) return findOwnLink(tx, { rideId, riderId });
  await tell(tx, { event: 'link.changed', rideId, riderId });
  return { rideId, token };
}

/** Ends the link for everyone who has it. A ride that isn't shared stays so. */
export async function stopSharing(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { rideId }: RideInput,
): Promise<void> {
  assertRole(actor, 'rider');
  const { userId: riderId } = actor;
  const own = db.orm
    .select({ id: rides.id })
    .from(rides)
    .where(and(eq(rides.id, rideLinks.rideId), eq(rides.riderId, riderId)));
  await inTransaction(db, async (tx) => {
    const gone = await tx
      .delete(rideLinks)
      .where(and(eq(rideLinks.rideId, rideId), exists(own)))
      .returning({ rideId: rideLinks.rideId });
    if (gone.length > 0) await tell(tx, { event: 'link.changed', rideId, riderId });
  });
}
