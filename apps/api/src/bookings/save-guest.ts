import { createHash } from 'node:crypto';
import { GUEST_DOMAIN, subscriberDigits, type PersonView, type SaveGuestInput } from '@ridewire/contracts';
import { foldName } from '@ridewire/contracts/fold-name';
import { schema, type Db } from '@ridewire/db';
import { eq, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Caller } from '../core/caller.ts';
import { inTransaction } from '../core/in-transaction.ts';
import { tell } from '../live/tell.ts';

const { users } = schema;

/** No password has this hash, so nobody can sign in. */
const NO_PASSWORD = 'of a guest';

/**
 * One name with one phone number is one guest, however both are written: a household shares a number. The name is hashed,
 * since an address holds no Bangla.
 */
export function guestEmail(phone: string, name: string): string {
  const folded = foldName(name).replace(/\s+/g, ' ');
  const hash = createHash('sha256').update(folded).digest('hex').slice(0, 12);
  return `${subscriberDigits(phone)}.${hash}@${GUEST_DOMAIN}`;
}

/**
 * Makes somebody without an account a rider, so that rides can be booked for them. The same name with the same number
 * answers with the guest who is there; none is ever renamed.
 * @throws AppError RIDER_BLOCKED
 */
export function saveGuest(
  { db }: { db: Db },
  actor: Actor,
  { phone, name }: SaveGuestInput,
  { ipAddress }: Pick<Caller, 'ipAddress'>,
): Promise<PersonView> {
  assertRole(actor, 'admin');
  const email = guestEmail(phone, name);
  return inTransaction(db, async (tx) => {
    const [made] = await tx
      .insert(users)
      .values({
        ...{ id: newId(), email, passwordHash: NO_PASSWORD, role: 'rider' },
        // Nothing waits for a code that would come by mail.
        ...{ emailVerifiedAt: sql`now()`, name, phone },
      })
      .onConflictDoNothing()
      .returning({ id: users.id });
    const [guest] = await tx
      .select({ id: users.id, name: users.name, phone: users.phone, status: users.status })
      .from(users)
      .where(eq(users.email, email));
    if (!guest) throw new Error('a guest vanished while being made');
    if (guest.status === 'blocked') throw new AppError('RIDER_BLOCKED');
    if (made) {
      await logAccountEvent(tx, { userId: guest.id, type: 'guest.saved', actor, ipAddress });
      await tell(tx, { event: 'user.changed', userId: guest.id, role: 'rider' });
    }
    return { id: guest.id, name: guest.name, phone: guest.phone, isGuest: true };
  });
}
