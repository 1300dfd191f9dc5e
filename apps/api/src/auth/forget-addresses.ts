import type { Db } from '@ridewire/db';
import { z } from 'zod';
import { inTransaction } from '../core/in-transaction.ts';

/** The task that takes from the trail from where somebody came who is gone. */
export const FORGET_ADDRESSES = 'forget_addresses';
export const ForgetAddressesJob = z.object({ userId: z.uuid() });

/** So long a dispute, or a crime, may still ask for them; a trigger of the trail knows the same figure. In days. */
const KEPT_DAYS = 30;

/**
 * SQL that queues it, for the statement that deletes the account: both commit or none.
 * @param userId an SQL expression
 */
export const queueForgetAddresses = (userId: string): string =>
  `(graphile_worker.add_job('${FORGET_ADDRESSES}', json_build_object('userId', ${userId}),
    run_at := now() + interval '${KEPT_DAYS} days')).id`;

/** Of what the person did; what others did to the account keeps where those others were. */
const FORGET = [
  `update account_events set ip_address = null where ip_address is not null and coalesce(actor_id, user_id) = $1
    and (user_id = $1 or (actor_id = $1 and actor_id <> user_id))`,
  `update ride_events set ip_address = null where ip_address is not null and actor_id = $1`,
];

/** Network addresses are nobody's business a month after their owner has gone; that something was done stays. */
export const forgetAddresses = (db: Db, userId: string): Promise<void> =>
  inTransaction(db, async (client) => {
    // For the transaction alone; a trigger lets nothing else through.
    await client.query(`select set_config('ridewire.forgets_addresses', 'yes', true)`);
    for (const text of FORGET) await client.query(text, [userId]);
  });
