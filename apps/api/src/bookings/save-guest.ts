import { GUEST_DOMAIN, type PersonView, type SaveGuestInput } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { eq, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Caller } from '../core/caller.ts';
import { inTransaction } from '../core/in-transaction.ts';
import { tell } from '../live/tell.ts';
import { phoneDigits } from '../search/phone-digits.ts';

const { users } = schema;

/** No password has this hash, so nobody can sign in. */
const NO_PASSWORD = 'of a guest';

/** One phone number is one guest, however it is written. */
export const guestEmail = (phone: string): string => `${phoneDigits(phone) ?? phone}@${GUEST_DOMAIN}`;

/**
 * Makes somebody without an account a rider, so that rides can be booked for them. A phone number that is known keeps its
 * guest, who gets this name.
 * @throws AppError RIDER_BLOCKED
 */
export function saveGuest(
  { db }: { db: Db },
  actor: Actor,
  { phone, name }: SaveGuestInput,
  { ipAddress }: Pick<Caller, 'ipAddress'>,
): Promise<PersonView> {
  assertRole(actor, 'admin');
  return inTransaction(db, async (tx) => {
    const [made] = await tx
      .insert(users)
      .values({
        ...{ id: newId(), email: guestEmail(phone), passwordHash: NO_PASSWORD, role: 'rider' },
        // Nothing waits for a code that would come by mail.
        ...{ emailVerifiedAt: sql`now()`, name, phone },
      })
      .onConflictDoNothing()
      .returning({ id: users.id });
    const [guest] = await tx
      .select({ id: users.id, name: users.name, phone: users.phone, status: users.status })
      .from(users)
      .where(eq(users.email, guestEmail(phone)))
      .for('no key update');
    if (!guest) throw new Error('a guest vanished while it was locked');
    if (guest.status === 'blocked') throw new AppError('RIDER_BLOCKED');
    const isRenamed = guest.name !== name;
    if (isRenamed)
      await tx
        .update(users)
        .set({ name, updatedAt: sql`now()` })
        .where(eq(users.id, guest.id));
    if (made || isRenamed) {
      await logAccountEvent(tx, {
        ...{ userId: guest.id, type: 'guest.saved', actor, ipAddress },
        data: { name: { from: made ? null : guest.name, to: name } },
      });
      await tell(tx, { event: 'user.changed', userId: guest.id, role: 'rider' });
    }
    return { id: guest.id, name, phone: guest.phone, isGuest: true };
  });
}
