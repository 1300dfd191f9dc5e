import type { ChooseNotificationsInput } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Actor } from '../core/actor.ts';
import { inTransaction } from '../core/in-transaction.ts';
import type { Limits } from '../core/limits.ts';
import { tell } from '../live/tell.ts';

const { users } = schema;

const COLUMNS = { bell: 'bellOff', system: 'systemOff' } as const;

/**
 * Sets whether a person wants notifications of a kind: in the bell, and from their system. Earlier notifications stay
 * the same.
 */
export async function chooseNotifications(
  deps: { db: Db; limits: Limits },
  { userId }: Actor,
  { kind, where, isOn }: ChooseNotificationsInput,
): Promise<void> {
  await deps.limits.spend('changeByAccount', userId);
  const off = COLUMNS[where];
  await inTransaction(deps.db, async (tx) => {
    const chosen = await tx
      .update(users)
      .set({
        [off]: isOn
          ? sql`array_remove(${users[off]}, ${kind}::text)`
          : sql`array_append(${users[off]}, ${kind}::text)`,
      })
      .where(
        and(
          eq(users.id, userId),
          isNull(users.deletedAt),
          sql`(${kind}::text = any (${users[off]})) = ${isOn}`,
        ),
      )
      .returning({ id: users.id });
    if (chosen.length > 0) await tell(tx, { event: 'notifications.chosen', userId });
  });
}
