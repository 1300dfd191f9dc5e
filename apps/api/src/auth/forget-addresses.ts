import { schema, type Db } from '@ridewire/db';
import { and, eq, isNotNull, or, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import { addJob } from '../core/add-job.ts';
import { inTransaction, type Tx } from '../core/in-transaction.ts';

const { accountEvents, rideEvents } = schema;

/** The task that removes the addresses of a person who is gone from the trail. */
export const FORGET_ADDRESSES = 'forget_addresses';
export const ForgetAddressesJob = z.object({ userId: z.uuid() });

/**
 * How long a dispute or a criminal case may still need the addresses, in days. A trigger of the trail has the same
 * number.
 */
const KEPT_DAYS = 30;

/** Queues it in the transaction that deletes the account. */
export const queueForgetAddresses = (tx: Tx, userId: string): Promise<void> =>
  addJob(tx, FORGET_ADDRESSES, { userId }, { afterSeconds: KEPT_DAYS * 86_400 });

/**
 * Removes network addresses from the trail a month after their owner has gone, for privacy; the entries stay. Only
 * entries of what the person did: entries of what others did to the account keep the addresses of those others.
 */
export const forgetAddresses = (db: Db, userId: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    // Only for this transaction; a trigger allows nothing else.
    await tx.execute(sql`select set_config('ridewire.forgets_addresses', 'yes', true)`);
    const { actorId } = accountEvents;
    await tx
      .update(accountEvents)
      .set({ ipAddress: null })
      .where(
        and(
          isNotNull(accountEvents.ipAddress),
          sql`coalesce(${actorId}, ${accountEvents.userId}) = ${userId}`,
          // The same condition once more, for each of the indexes.
          or(eq(accountEvents.userId, userId), and(eq(actorId, userId), ne(actorId, accountEvents.userId))),
        ),
      );
    await tx
      .update(rideEvents)
      .set({ ipAddress: null })
      .where(and(isNotNull(rideEvents.ipAddress), eq(rideEvents.actorId, userId)));
  });
