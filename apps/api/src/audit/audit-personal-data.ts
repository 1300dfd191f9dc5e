import { schema } from '@ridewire/db';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../core/in-transaction.ts';
import { iso, ownRows } from '../personal-data/own-list.ts';
import type { PersonalData } from '../personal-data/personal-data.ts';

const { accountEvents, refusedTries } = schema;

export const auditPersonalData: PersonalData = {
  tables: ['account_events', 'refused_tries'],
  lists: [
    // What others did to the account, without their names and addresses; a failed sign-in may have been another person.
    ownRows('accountHistory', {
      table: 'account_events',
      newest: 'at',
      item: `'type', r.type, 'at', ${iso('r.at')}, 'byYou', r.actor_id is not distinct from r.user_id,
    'ipAddress', case when r.actor_id = r.user_id or (r.actor_id is null and r.type <> 'session.refused') then r.ip_address end,
    'data', case when r.actor_id is null or r.actor_id = r.user_id then r.data end`,
    }),
  ],
  erase: async (tx, { id }) => {
    await tx.delete(refusedTries).where(eq(refusedTries.userId, id));
    await eraseFromTrail(tx, id);
    return [];
  },
};

async function eraseFromTrail(tx: Tx, userId: string): Promise<void> {
  // For the rest of the transaction; a trigger allows only this change.
  await tx.execute(sql`select set_config('ridewire.erases_person', 'yes', true)`);
  const without = sql`without_person(${accountEvents.data})`;
  await tx
    .update(accountEvents)
    .set({ data: without })
    .where(and(eq(accountEvents.userId, userId), sql`${accountEvents.data} is distinct from ${without}`));
}
