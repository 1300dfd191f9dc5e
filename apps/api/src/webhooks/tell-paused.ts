import { schema, type Db } from '@ridewire/db';
import { and, eq, isNotNull } from 'drizzle-orm';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { worksAtDesk } from '../core/at-desk.ts';
import type { Tx } from '../core/in-transaction.ts';
import { tell } from '../live/tell.ts';
import type { Addressee, Letter } from '../texts/letter.ts';
import { queueMail, type MailJob } from '../mail/mail-job.ts';
import { writeLetter } from '../mail/write-letter.ts';
import { canSignIn } from '../users/can-sign-in.ts';

const { users, webhooks } = schema;

/** A webhook was paused by itself: owners get a mail, their screens show it, and it stands in the audit trail. */
export async function tellPaused(
  tx: Tx,
  { webhookId, url, madeBy }: { webhookId: string; url: string; madeBy: string },
): Promise<void> {
  const admins = await tx
    .select({ userId: users.id })
    .from(users)
    .where(and(worksAtDesk('programs:write'), canSignIn));
  for (const { userId } of admins)
    await queueMail(tx, { kind: 'webhook_paused', userId, webhookId }, `webhook:${webhookId}:${userId}`);
  await logAccountEvent(tx, {
    userId: madeBy,
    type: 'webhook.changed',
    data: { webhookId, host: hostOf(url), isPaused: { from: false, to: true } },
  });
  await tell(tx, { event: 'webhook.changed', webhookId });
}

/** Enough to recognize it by: the rest of an address may be a secret. */
export const hostOf = (url: string): string => new URL(url).host;

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
  return paused && writeLetter('webhook_paused', to, { host: hostOf(paused.url) });
}
