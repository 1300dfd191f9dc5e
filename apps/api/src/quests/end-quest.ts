import type { QuestIdInput, QuestView } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { inTransaction } from '../core/in-transaction.ts';
import { tell } from '../live/tell.ts';
import { getQuest } from './quest-queries.ts';

const { quests } = schema;

/**
 * An admin ends a quest before its last day is over. Drivers who reached it keep their bonus; rides completed before the end still count.
 * A second end changes nothing.
 * @throws AppError QUEST_NOT_FOUND, QUEST_OVER
 */
export async function endQuest(
  { db }: { db: Db },
  actor: Actor,
  { questId }: QuestIdInput,
): Promise<QuestView> {
  assertRole(actor, 'admin');
  await inTransaction(db, async (tx) => {
    const [ended] = await tx
      .update(quests)
      .set({ endedAt: sql`now()`, endedBy: actor.userId })
      .where(and(eq(quests.id, questId), isNull(quests.endedAt), sql`${quests.endsAt} > now()`))
      .returning({ name: quests.name });
    if (!ended) {
      if ((await getQuest(tx, questId)).endedAt === null) throw new AppError('QUEST_OVER');
      return;
    }
    await logAccountEvent(tx, {
      ...{ userId: actor.userId, type: 'quest.ended', actor, ipAddress: actor.ipAddress },
      data: { questId, text: ended.name },
    });
    await tell(tx, { event: 'quest.changed', questId });
  });
  return getQuest(db.orm, questId);
}
