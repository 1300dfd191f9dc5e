import type { TellContactInput } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq } from 'drizzle-orm';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { inTransaction, type Tx } from '../core/in-transaction.ts';
import type { Limits } from '../core/limits.ts';
import { queueMail } from '../mail/mail-job.ts';
import { listContacts } from './contacts.ts';
import { makeLink, shareRide } from './share-ride.ts';

const { trustedContacts } = schema;

/** A second press replaces a mail that still waits. */
const keyOf = (rideId: string, contactId: string) => `ride_shared:${rideId}:${contactId}`;

/**
 * Mails the ride's link to one of the rider's contacts, and shares the ride for it where it isn't yet.
 * @throws AppError RIDE_NOT_FOUND as for sharing, CONTACT_NOT_FOUND, TOO_MANY
 */
export async function tellContact(
  deps: { db: Db; limits: Limits },
  actor: Actor,
  { rideId, contactId }: TellContactInput,
): Promise<void> {
  assertRole(actor, 'rider');
  const { userId: riderId } = actor;
  const [contact] = await deps.db.orm
    .select({ id: trustedContacts.id })
    .from(trustedContacts)
    .where(and(eq(trustedContacts.riderId, riderId), eq(trustedContacts.id, contactId)));
  if (!contact) throw new AppError('CONTACT_NOT_FOUND');
  await deps.limits.spend('contactMailByAccount', riderId);
  await shareRide(deps, actor, { rideId });
  await inTransaction(deps.db, (tx) =>
    queueMail(tx, { kind: 'ride_shared', rideId, contactId, isAlarm: false }, keyOf(rideId, contactId)),
  );
}

/** Mails all of a rider's contacts that the rider called for help, with the ride's link. */
export async function alarmContacts(
  tx: Tx,
  { rideId, riderId }: { rideId: string; riderId: string },
): Promise<void> {
  const contacts = await listContacts(tx, riderId);
  if (contacts.length > 0) await makeLink(tx, { rideId, riderId });
  for (const { id: contactId } of contacts)
    await queueMail(
      tx,
      { kind: 'ride_shared', rideId, contactId, isAlarm: true },
      `alarm:${rideId}:${contactId}`,
    );
}
