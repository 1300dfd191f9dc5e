import {
  MOST_CONTACTS,
  type AddContactInput,
  type ContactInput,
  type ContactsSnapshot,
  type TrustedContact,
} from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, asc, count, eq, isNull, ne } from 'drizzle-orm';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { inTransaction, type Tx } from '../core/in-transaction.ts';
import type { Limits } from '../core/limits.ts';
import type { EventHub, View } from '../live/event-hub.ts';
import { Live } from '../live/live-subscription.ts';
import { tell } from '../live/tell.ts';
import { userTopic } from '../live/topics.ts';

const { trustedContacts, users } = schema;

interface Deps {
  db: Db;
  limits: Limits;
}

export const listContacts = (orm: Tx, riderId: string): Promise<TrustedContact[]> =>
  orm
    .select({ id: trustedContacts.id, name: trustedContacts.name, email: trustedContacts.email })
    .from(trustedContacts)
    .where(eq(trustedContacts.riderId, riderId))
    .orderBy(asc(trustedContacts.addedAt), asc(trustedContacts.id));

const contactsView: View<null> = (event) => (event.event === 'contacts.changed' ? 'reread' : undefined);

/** A rider's trusted contacts, on all their devices. */
export const liveContacts = (
  deps: { db: Db; hub: EventHub },
  { userId: riderId }: Actor,
): Live<ContactsSnapshot, null> =>
  new Live({
    hub: deps.hub,
    topic: userTopic(riderId),
    view: contactsView,
    read: async () => ({ contacts: await listContacts(deps.db.orm, riderId) }),
  });

/**
 * Adds somebody whom the rider can tell of rides. An address that is there already gets the new name.
 * @throws AppError CONTACTS_FULL, TOO_MANY
 */
export async function addContact(deps: Deps, actor: Actor, input: AddContactInput): Promise<TrustedContact> {
  assertRole(actor, 'rider');
  const { userId: riderId } = actor;
  const { name } = input;
  const email = input.email.toLowerCase();
  await deps.limits.spend('changeByAccount', riderId);
  return inTransaction(deps.db, async (tx) => {
    // Two devices add one after the other, and an account that is being deleted gets none.
    const [rider] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, riderId), isNull(users.deletedAt)))
      .for('no key update');
    if (!rider) throw new AppError('NOT_SIGNED_IN');
    const [others] = await tx
      .select({ count: count() })
      .from(trustedContacts)
      .where(and(eq(trustedContacts.riderId, riderId), ne(trustedContacts.email, email)));
    if (others && others.count >= MOST_CONTACTS) throw new AppError('CONTACTS_FULL');
    const [contact] = await tx
      .insert(trustedContacts)
      .values({ riderId, name, email })
      .onConflictDoUpdate({ target: [trustedContacts.riderId, trustedContacts.email], set: { name } })
      .returning({ id: trustedContacts.id, name: trustedContacts.name, email: trustedContacts.email });
    if (!contact) throw new Error('A contact was neither added nor changed.');
    await tell(tx, { event: 'contacts.changed', riderId });
    return contact;
  });
}

/** Removes a contact; one that is gone already stays gone. */
export async function removeContact(deps: Deps, actor: Actor, { id }: ContactInput): Promise<void> {
  assertRole(actor, 'rider');
  const { userId: riderId } = actor;
  await inTransaction(deps.db, async (tx) => {
    const gone = await tx
      .delete(trustedContacts)
      .where(and(eq(trustedContacts.riderId, riderId), eq(trustedContacts.id, id)))
      .returning({ id: trustedContacts.id });
    if (gone.length > 0) await tell(tx, { event: 'contacts.changed', riderId });
  });
}
