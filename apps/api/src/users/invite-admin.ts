import type { InviteAdminInput, UserView } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { LOCKED } from '@ridewire/db/seed/lock-demo-accounts';
import { and, eq, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { assertAtDesk, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Caller } from '../core/caller.ts';
import { inTransaction, type Tx } from '../core/in-transaction.ts';
import type { Limits } from '../core/limits.ts';
import { tell } from '../live/tell.ts';
import { queueMail } from '../mail/mail-job.ts';
import { hasEmail } from './has-email.ts';
import { getUser } from './user-queries.ts';

const { users } = schema;
const hasNoPassword = eq(users.passwordHash, LOCKED);

/**
 * Makes an admin, and mails them how to choose a password. Inviting somebody again who hasn't chosen one yet takes the
 * new name and role, and sends the mail again.
 * @throws AppError FORBIDDEN; EMAIL_TAKEN when the address belongs to anybody else; TOO_MANY
 */
export async function inviteAdmin(
  deps: { db: Db; limits: Limits },
  actor: Actor,
  input: InviteAdminInput,
  from: Caller,
): Promise<UserView> {
  assertAtDesk(actor, 'admins:write');
  await deps.limits.spend('inviteByAccount', actor.userId);
  const userId = await inTransaction(deps.db, (tx) => invite(tx, actor, input, from));
  return getUser(deps.db, userId);
}

async function invite(
  tx: Tx,
  actor: Actor,
  { email, name, deskRole, language }: InviteAdminInput,
  { ipAddress }: Caller,
): Promise<string> {
  const chosen = { name, deskRole, language };
  const [made] = await tx
    .insert(users)
    .values({
      id: newId(),
      ...{ email, ...chosen },
      role: 'admin',
      passwordHash: LOCKED,
      emailVerifiedAt: sql`now()`,
    })
    .onConflictDoNothing()
    .returning({ id: users.id });
  const [invited] = made
    ? [made]
    : await tx
        .update(users)
        .set({ ...chosen, updatedAt: sql`now()` })
        .where(and(hasEmail(email), eq(users.role, 'admin'), eq(users.status, 'active'), hasNoPassword))
        .returning({ id: users.id });
  if (!invited) throw new AppError('EMAIL_TAKEN');
  const { id: userId } = invited;
  await logAccountEvent(tx, { userId, type: 'user.invited', actor, ipAddress, data: { deskRole } });
  await queueMail(tx, { kind: 'desk_invited', userId }, `desk_invited:${userId}`);
  await tell(tx, { event: 'user.changed', userId, role: 'admin' });
  return userId;
}
