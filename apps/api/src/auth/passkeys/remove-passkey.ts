import type { RemovePasskeyInput } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq } from 'drizzle-orm';
import { logAccountEvent } from '../../audit/log-account-event.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import { countPasskeys, hasSecondFactor, type FactorDemand } from '../../core/factor-demand.ts';
import { inTransaction, type Tx } from '../../core/in-transaction.ts';
import { queueMail } from '../../mail/mail-job.ts';
import { tellPeople } from '../../notifications/tell-people.ts';
import { lockActor } from '../../sessions/lock-actor.ts';

const { passkeys } = schema;

/**
 * Removes a passkey of the actor, and tells them. Open sessions stay.
 * @throws AppError PASSKEY_NOT_FOUND; PASSKEY_KEPT for the last one of someone who needs one
 */
export const removePasskey = (
  deps: { db: Db; factorDemand: FactorDemand },
  actor: Actor,
  { passkeyId }: RemovePasskeyInput,
): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const { userId, ipAddress } = actor;
    // A sign-in with it is finished, or finds it gone.
    await lockActor(tx, actor);
    const [removed] = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.id, passkeyId), eq(passkeys.userId, userId)))
      .returning({ name: passkeys.name });
    if (!removed) throw new AppError('PASSKEY_NOT_FOUND');
    if (deps.factorDemand.isOf(actor) && !(await hasAny(tx, userId))) throw new AppError('PASSKEY_KEPT');
    const { name } = removed;
    await logAccountEvent(tx, { userId, type: 'passkey.removed', actor, ipAddress, data: { passkey: name } });
    await queueMail(tx, { kind: 'passkey', change: 'removed', userId, name });
    await tellPeople(tx, { to: [userId], type: 'passkey_removed', params: { name } });
  });

const hasAny = async (tx: Tx, userId: string): Promise<boolean> =>
  (await hasSecondFactor(tx, userId)) || (await countPasskeys(tx, userId)) > 0;
