import { schema } from '@ridewire/db';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { logAccountEvent } from '../audit/log-account-event.ts';
import type { Actor } from '../core/actor.ts';
import type { Caller } from '../core/caller.ts';
import type { Tx } from '../core/in-transaction.ts';
import type { ServerEvent } from '../live/events.ts';
import { tell } from '../live/tell.ts';
import type { Leaver, PersonalData } from '../personal-data/personal-data.ts';

const { drivers, rides, sessions, users, vehicles } = schema;

/**
 * Removes a person: their sessions end, and each noun removes what is only theirs. The account's row stays, for the rides
 * that name it.
 * @param userId of a row that is locked, and its driver's
 * @param by an admin; the person themselves if left out
 */
export async function eraseAccount(
  { personalData }: { personalData: readonly PersonalData[] },
  tx: Tx,
  userId: string,
  { ipAddress }: Caller,
  by?: Actor,
): Promise<void> {
  const leaver = await readLeaver(tx, userId, ipAddress);
  if (!leaver) return;
  const { role } = leaver;
  const ended = await tx.delete(sessions).where(eq(sessions.userId, userId)).returning({ id: sessions.id });
  const data = { role, endedSessions: ended.length };
  await logAccountEvent(tx, { userId, type: 'user.deleted', actor: by ?? { userId, role }, ipAddress, data });
  const events: ServerEvent[] = [{ event: 'user.signed_out', userId, sessionId: null }];
  for (const { erase } of personalData) if (erase) events.push(...(await erase(tx, leaver)));
  await tell(tx, ...events);
}

async function readLeaver(
  tx: Tx,
  userId: string,
  ipAddress: Caller['ipAddress'],
): Promise<Leaver | undefined> {
  const [person] = await tx
    .select({
      id: users.id,
      role: users.role,
      name: users.name,
      email: users.email,
      phone: users.phone,
      address: users.address,
    })
    .from(users)
    .where(eq(users.id, userId));
  return person && { ...person, vehicleWords: await readVehicleWords(tx, userId), ipAddress };
}

/** Of the vehicle they drive now, their others, and those their rides were driven with. */
async function readVehicleWords(tx: Tx, driverId: string): Promise<string[]> {
  const now = tx
    .select({ model: drivers.vehicleModel, licensePlate: drivers.licensePlate })
    .from(drivers)
    .where(eq(drivers.id, driverId));
  const before = tx
    .select({
      model: sql<string | null>`${rides.vehicle} ->> 'model'`,
      licensePlate: sql<string | null>`${rides.vehicle} ->> 'licensePlate'`,
    })
    .from(rides)
    .where(and(eq(rides.driverId, driverId), isNotNull(rides.vehicle)));
  const parked = tx
    .select({ model: vehicles.model, licensePlate: vehicles.licensePlate })
    .from(vehicles)
    .where(eq(vehicles.driverId, driverId));
  const words = (await union(now, before, parked)).flatMap(({ model, licensePlate }) => [
    model,
    licensePlate,
  ]);
  return [...new Set(words)].filter((word) => word !== null);
}
