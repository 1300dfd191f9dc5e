import { inTransaction } from '../core/in-transaction.ts';
import type { Addressee, Letter } from '../mail/letter.ts';
import { queueMail, type MailJob } from '../mail/mail-job.ts';
import { writeLetter } from '../mail/write-letter.ts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, isNotNull } from 'drizzle-orm';

const { webhooks } = schema;

/** The admin who made a webhook gets a mail when it was paused. */
export const mailPaused = (db: Db, webhookId: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    const [paused] = await tx
      .select({ userId: webhooks.createdBy })
      .from(webhooks)
      .where(and(eq(webhooks.id, webhookId), isNotNull(webhooks.pausedAt)));
    if (!paused) return;
    const { userId } = paused;
    await queueMail(tx, { kind: 'webhook_paused', userId, webhookId }, `webhook:${webhookId}`);
  });

/** That mail; undefined once the webhook is gone, or sends again. */
export async function findPausedMail(
  { orm }: Db,
  { webhookId }: Extract<MailJob, { kind: 'webhook_paused' }>,
  to: Addressee,
): Promise<Letter | undefined> {
  const [paused] = await orm
    .select({ url: webhooks.url })
    .from(webhooks)
    .where(and(eq(webhooks.id, webhookId), isNotNull(webhooks.pausedAt)));
  return paused && writeLetter('webhook_paused', to, { host: new URL(paused.url).host });
}
