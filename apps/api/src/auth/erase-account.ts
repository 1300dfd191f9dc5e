import { DELETED_NAME } from '@ridewire/contracts';
import { schema } from '@ridewire/db';
import { and, eq, inArray, isNotNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { KEPT_HOURS } from '../commands/carry-out-once.ts';
import type { Caller } from '../core/caller.ts';
import type { Tx } from '../core/in-transaction.ts';
import { queueDocumentRemoval } from '../documents/document-job.ts';
import { tell } from '../live/tell.ts';
import { changedDriverColumns, tellDriverChanged, type ChangedDriver } from '../live/tell-driver-changed.ts';
import { queueAvatarRemoval } from '../media/avatar-job.ts';
import { queueForgetAddresses } from './forget-addresses.ts';

const {
  accountEvents,
  avatars,
  contactMessages,
  driverDocuments,
  drivers,
  emailCodes,
  idempotencyKeys,
  notifications,
  pairWishes,
  refusedTries,
  rides,
  savedPlaces,
  sessions,
  users,
} = schema;

/**
 * Removes a person. The row stays, for the rides that name it, with nothing of the person in it; all data that is only
 * theirs goes, and the files with it. Admins lose the notifications that name the person or their email address.
 * @param userId of a row that is locked, and its driver's
 */
export async function eraseAccount(tx: Tx, userId: string, { ipAddress }: Caller): Promise<void> {
  const [person] = await tx
    .select({
      id: users.id,
      role: users.role,
      name: users.name,
      email: users.email,
      phone: users.phone,
      address: users.address,
      vehicleModel: drivers.vehicleModel,
      licensePlate: drivers.licensePlate,
    })
    .from(users)
    .leftJoin(drivers, eq(drivers.id, users.id))
    .where(eq(users.id, userId));
  if (!person) return;
  const { role } = person;
  await emptyUser(tx, userId);
  const driver = await emptyDriver(tx, userId);
  const ended = await tx.delete(sessions).where(eq(sessions.userId, userId)).returning({ id: sessions.id });
  const pictures = await tx.delete(avatars).where(eq(avatars.userId, userId)).returning({ id: avatars.id });
  const documents = await tx
    .delete(driverDocuments)
    .where(eq(driverDocuments.driverId, userId))
    .returning({ id: driverDocuments.id, fileType: driverDocuments.fileType });
  await tx.delete(emailCodes).where(eq(emailCodes.userId, userId));
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, userId));
  await tx.delete(notifications).where(eq(notifications.userId, userId));
  await tx.delete(contactMessages).where(eq(contactMessages.userId, userId));
  await tx.delete(refusedTries).where(eq(refusedTries.userId, userId));
  await tx.delete(savedPlaces).where(eq(savedPlaces.riderId, userId));
  const wishes = await tx
    .delete(pairWishes)
    .where(or(eq(pairWishes.riderId, userId), eq(pairWishes.driverId, userId)))
    .returning();
  const admins = tx.select({ id: users.id }).from(users).where(eq(users.role, 'admin'));
  const toldAdmins = await tx
    .delete(notifications)
    .where(
      and(
        eq(notifications.aboutEmail, person.email),
        inArray(notifications.userId, admins),
        ne(notifications.userId, userId),
      ),
    )
    .returning({ userId: notifications.userId });
  await eraseFromAnswers(tx, person);
  const data = { role, endedSessions: ended.length };
  await logAccountEvent(tx, { userId, type: 'user.deleted', actor: { userId, role }, ipAddress, data });
  await eraseFromTrail(tx, userId);

  await tell(
    tx,
    { event: 'user.signed_out', userId, sessionId: null },
    { event: 'user.changed', userId, role },
    ...wishes.map(({ riderId, driverId, saidBy }) => ({
      event: 'wish.changed' as const,
      ...{ riderId, driverId, saidBy, kind: null },
    })),
    ...[...new Set(toldAdmins.map((told) => told.userId))].map((id) => ({
      event: 'notifications.read' as const,
      userId: id,
    })),
  );
  await tellDriverChanged(tx, driver);
  await queueForgetAddresses(tx, userId);
  await queueAvatarRemoval(tx, pictures);
  await queueDocumentRemoval(tx, documents);
}

async function emptyUser(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(users)
    .set({
      email: `deleted-${userId}@deleted.invalid`,
      name: DELETED_NAME,
      passwordHash: 'of a deleted account',
      phone: null,
      address: null,
      avatarUrl: null,
      language: 'en',
      bellOff: [],
      systemOff: [],
      status: 'blocked',
      blockReason: null,
      deletedAt: sql`now()`,
      updatedAt: sql`now()`,
    })
    .where(eq(users.id, userId));
}

/** @returns the driver, if the person is one */
const emptyDriver = (tx: Tx, userId: string): Promise<ChangedDriver[]> =>
  tx
    .update(drivers)
    .set({
      available: false,
      approved: false,
      vehicleModel: null,
      vehicleColor: null,
      licensePlate: null,
      lastLat: null,
      lastLng: null,
      lastPositionAt: null,
      homeAddress: null,
      homeLat: null,
      homeLng: null,
      homewardUntil: null,
      lastHeardAt: null,
      putOfflineAt: null,
      putOfflineWhy: null,
      suspendReason: null,
      deletedAt: sql`now()`,
      version: sql`${drivers.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(eq(drivers.id, userId))
    .returning(changedDriverColumns);

interface Person {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  address: string | null;
  vehicleModel: string | null;
  licensePlate: string | null;
}

/**
 * Erases the person from the stored answers of repeated commands, which are kept for a day: those of people who rode
 * with them, and of admins.
 */
async function eraseFromAnswers(tx: Tx, person: Person): Promise<void> {
  const { id } = person;
  const isKept = sql`${rides.updatedAt} > now() - ${KEPT_HOURS} * interval '1 hour'`;
  const others = await union(
    tx
      .select({ id: sql<string>`${rides.driverId}` })
      .from(rides)
      .where(and(eq(rides.riderId, id), isNotNull(rides.driverId), isKept)),
    tx
      .select({ id: sql<string>`${rides.riderId}` })
      .from(rides)
      .where(and(eq(rides.driverId, id), isKept)),
    tx
      .select({ id: sql<string>`${users.id}` })
      .from(users)
      .where(and(eq(users.role, 'admin'), ne(users.id, id))),
  );
  if (others.length === 0) return;
  const said: [string | null, string | null][] = [
    [person.name, DELETED_NAME],
    [person.email, ''],
    [person.phone, null],
    [person.address, null],
    [person.vehicleModel, null],
    [person.licensePlate, null],
  ];
  const answer = said.reduce<SQL>(
    (text, [words, instead]) =>
      words === null
        ? text
        : sql`replace(${text}, ${JSON.stringify(words)}::text, ${JSON.stringify(instead)}::text)`,
    sql`${idempotencyKeys.answer}`,
  );
  await tx
    .update(idempotencyKeys)
    .set({ answer })
    .where(
      and(
        inArray(
          idempotencyKeys.userId,
          others.map((other) => other.id),
        ),
        sql`position(${id}::text in ${idempotencyKeys.answer}) > 0`,
      ),
    );
}

async function eraseFromTrail(tx: Tx, userId: string): Promise<void> {
  // For the rest of the transaction; a trigger allows only this change.
  await tx.execute(sql`select set_config('ridewire.erases_person', 'yes', true)`);
  const without = sql`without_person(${accountEvents.data})`;
  await tx
    .update(accountEvents)
    .set({ data: without })
    .where(and(eq(accountEvents.userId, userId), sql`${accountEvents.data} is distinct from ${without}`));
}
