import { cityDay, isGuest, type LostAheadWhy } from '@ridewire/contracts';
import { schema } from '@ridewire/db';
import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../core/in-transaction.ts';
import { tell } from '../live/tell.ts';
import { tellPeople } from '../notifications/tell-people.ts';
import { cityTime } from './city-time.ts';
import { firstNameOf } from './first-name.ts';
import type { ScheduledRow } from './scheduled-content.ts';
import { IS_UPCOMING } from './scheduled-queries.ts';

const { scheduledRides, users } = schema;

/** The values of a scheduled ride that no driver took. */
const OPEN = { driverId: null, takenAt: null, reminders: 0 };

/** The driver gave it back; or why they lost it. */
export type ReleaseWhy = 'returned' | LostAheadWhy;

/** After these, the rider had a driver and has none, through no doing of their own. */
const TOLD_TO_RIDER: ReadonlySet<ReleaseWhy> = new Set<ReleaseWhy>(['returned', 'barred', 'desk']);

interface Release {
  /** As it was when the driver had it. */
  row: ScheduledRow;
  why: ReleaseWhy;
}

/**
 * Opens a scheduled ride to every driver again, and tells who didn't do it: for whatever changes its time or places, cancels it, or
 * bars the driver. The caller's transaction has locked the row. Nothing happens to one that nobody took.
 */
export async function releaseDriver(
  tx: Tx,
  { timeZone }: { timeZone: string },
  { row, why }: Release,
): Promise<void> {
  if (row.driverId === null) return;
  await tx.update(scheduledRides).set(OPEN).where(eq(scheduledRides.id, row.id));
  await tell(tx, { event: 'scheduled.changed', riderId: row.riderId });
  if (why !== 'returned') await tellLostAhead(tx, { timeZone }, row, why);
  if (TOLD_TO_RIDER.has(why)) await tellRider(tx, { timeZone }, row, 'scheduled_returned', row.driverId);
}

/**
 * Locks a scheduled ride that is to come, as it is by then. Its rider's account comes first, as when it is deleted: nobody waits in a
 * circle.
 */
export async function lockScheduled(tx: Tx, id: string): Promise<ScheduledRow | undefined> {
  const isIt = and(eq(scheduledRides.id, id), IS_UPCOMING);
  const [found] = await tx.select({ riderId: scheduledRides.riderId }).from(scheduledRides).where(isIt);
  if (!found) return undefined;
  await tx.select({ id: users.id }).from(users).where(eq(users.id, found.riderId)).for('key share');
  const [row] = await tx.select().from(scheduledRides).where(isIt).for('update');
  return row;
}

/** Tells the driver that the ride they took is no longer theirs, and why. */
export async function tellLostAhead(
  tx: Tx,
  { timeZone }: { timeZone: string },
  { driverId, pickupAt, pickupAddress: pickup }: ScheduledRow,
  why: LostAheadWhy,
): Promise<void> {
  if (driverId === null) return;
  await tellPeople(tx, {
    ...{ to: [driverId], type: 'ahead_lost' },
    params: { ...clockOf(timeZone, pickupAt), pickup, why },
  });
}

/** Tells the rider of their driver; a guest reads nothing. */
export async function tellRider(
  tx: Tx,
  { timeZone }: { timeZone: string },
  { riderId, pickupAt, destinationAddress: destination }: ScheduledRow,
  type: 'scheduled_taken' | 'scheduled_returned',
  driverId: string,
): Promise<void> {
  const [rider] = await tx.select({ email: users.email }).from(users).where(eq(users.id, riderId));
  if (!rider || isGuest(rider)) return;
  const driver = await firstNameOfDriver(tx, driverId);
  const params = { ...clockOf(timeZone, pickupAt), destination, ...(driver && { driver }) };
  await tellPeople(tx, { to: [riderId], type, params });
}

/** A moment by the city's clock. */
export const clockOf = (timeZone: string, at: Date) => ({
  day: cityDay(timeZone, at.getTime()),
  time: cityTime(timeZone, at),
});

/** Undefined for one whose account is gone. */
export async function firstNameOfDriver(tx: Tx, driverId: string): Promise<string | undefined> {
  const [driver] = await tx
    .select({ name: users.name })
    .from(users)
    .where(and(eq(users.id, driverId), isNull(users.deletedAt)));
  return driver && firstNameOf(driver.name);
}
