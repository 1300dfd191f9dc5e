import { schema, type Db } from '@ridewire/db';
import { and, eq, isNotNull, or, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import { addJob } from '../core/add-job.ts';
import { inTransaction, type Tx } from '../core/in-transaction.ts';

const { accountEvents, rideEvents } = schema;

/** The task that takes from the trail from where somebody came who is gone. */
export const FORGET_ADDRESSES = 'forget_addresses';
export const ForgetAddressesJob = z.object({ userId: z.uuid() });

/** So long a dispute, or a crime, may still ask for them; a trigger of the trail knows the same figure. In days. */
const KEPT_DAYS = 30;

/** Queues it in the transaction that deletes the account. */
export const queueForgetAddresses = (tx: Tx, userId: string): Promise<void> =>
  addJob(tx, FORGET_ADDRESSES, { userId }, { afterSeconds: KEPT_DAYS * 86_400 });

/**
 * Network addresses are nobody's business a month after their owner has gone; that something was done stays. Only of what the
 * person did: what others did to the account keeps where those others were.
 */
export const forgetAddresses = (db: Db, userId: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    // For the transaction alone; a trigger lets nothing else through.
    await tx.execute(sql`select set_config('ridewire.forgets_addresses', 'yes', true)`);
    const { actorId } = accountEvents;
    await tx
      .update(accountEvents)
      .set({ ipAddress: null })
      .where(
        and(
          isNotNull(accountEvents.ipAddress),
          sql`coalesce(${actorId}, ${accountEvents.userId}) = ${userId}`,
          // Says the same once more, for each of the indexes.
          or(eq(accountEvents.userId, userId), and(eq(actorId, userId), ne(actorId, accountEvents.userId))),
        ),
      );
    await tx
      .update(rideEvents)
      .set({ ipAddress: null })
      .where(and(isNotNull(rideEvents.ipAddress), eq(rideEvents.actorId, userId)));
  });
