import { schema } from '@ridewire/db';
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../core/in-transaction.ts';

const { accountEvents, notifications } = schema;

/** Whether a rider has been told of a ride that their block took from them, since it began. The repeating rides after that one are no news. */
export async function wasToldOfBlock(tx: Tx, riderId: string): Promise<boolean> {
  const blockedAt = sql`(select max(${accountEvents.at}) from ${accountEvents}
    where ${accountEvents.userId} = ${riderId} and ${accountEvents.type} = 'user.blocked')`;
  const told = await tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, riderId),
        gte(notifications.createdAt, blockedAt),
        inArray(notifications.type, ['series_ride', 'scheduled_missed']),
        sql`${notifications.params} ->> 'why' = 'blocked'`,
      ),
    )
    .limit(1);
  return told.length > 0;
}
