import type { ChooseLanguageInput } from '@ridewire/contracts';
import type { Actor } from '../core/actor.ts';
import type { Caller } from '../core/caller.ts';
import type { Limits } from '../core/limits.ts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, isNull } from 'drizzle-orm';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { inTransaction } from '../core/in-transaction.ts';
import { tell } from '../live/tell.ts';

const { users } = schema;

/**
 * Sets the language of mails to a person; queued mails go out in it too. An empty change sends no event.
 * @throws AppError TOO_MANY
 */
export async function chooseLanguage(
  deps: { db: Db; limits: Limits },
  { userId }: Actor,
  { language }: ChooseLanguageInput,
  from: Caller,
): Promise<void> {
  await deps.limits.spend('changeByAccount', userId);
  await inTransaction(deps.db, async (tx) => {
    const isIt = eq(users.id, userId);
    const [before] = await tx
      .select({ role: users.role, language: users.language })
      .from(users)
      .where(and(isIt, isNull(users.deletedAt)))
      .for('no key update');
    if (!before || before.language === language) return;
    await tx.update(users).set({ language }).where(isIt);
    await logAccountEvent(tx, {
      userId,
      type: 'profile.updated',
      actor: { userId, role: before.role },
      ipAddress: from.ipAddress,
      data: { language: { from: before.language, to: language } },
    });
    await tell(tx, { event: 'choices.changed', userId });
  });
}
