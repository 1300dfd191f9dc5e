import type { ChoosePinInput } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, isNull } from 'drizzle-orm';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { assertRole, type Actor } from '../core/actor.ts';
import type { Caller } from '../core/caller.ts';
import { inTransaction } from '../core/in-transaction.ts';
import type { Limits } from '../core/limits.ts';
import { tell } from '../live/tell.ts';

const { users } = schema;

/**
 * A rider chooses whether their rides begin with a PIN, from the next request on. An empty change sends no event.
 * @throws AppError TOO_MANY
 */
export async function choosePin(
  deps: { db: Db; limits: Limits },
  actor: Actor,
  { isOn }: ChoosePinInput,
  from: Caller,
): Promise<void> {
  assertRole(actor, 'rider');
  const { userId } = actor;
  await deps.limits.spend('changeByAccount', userId);
  await inTransaction(deps.db, async (tx) => {
    const changed = await tx
      .update(users)
      .set({ pinAtPickup: isOn })
      .where(and(eq(users.id, userId), eq(users.pinAtPickup, !isOn), isNull(users.deletedAt)))
      .returning({ id: users.id });
    if (changed.length === 0) return;
    await logAccountEvent(tx, {
      userId,
      type: 'profile.updated',
      actor: { userId, role: 'rider' },
      ipAddress: from.ipAddress,
      data: { pinAtPickup: { from: !isOn, to: isOn } },
    });
    await tell(tx, { event: 'choices.changed', userId });
  });
}
