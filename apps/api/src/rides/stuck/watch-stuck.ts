import { levelOfStuck } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, inArray, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import { worksAtDesk } from '../../core/at-desk.ts';
import { inTransaction, type Tx } from '../../core/in-transaction.ts';
import { listBoardDrivers } from '../../drivers/driver-queries.ts';
import type { LatestPositions } from '../../drivers/latest-positions.ts';
import { restingLook } from '../../drivers/resting-look.ts';
import { tell } from '../../live/tell.ts';
import { tellPeople } from '../../notifications/tell-people.ts';
import { listBoardRides } from '../reads/ride-queries.ts';
import { findStuckRides, type FoundStuck } from './find-stuck-rides.ts';

interface Deps {
  db: Db;
  positions: LatestPositions;
}

const { stuckRides, users } = schema;

/** An advisory lock. */
const LOOKING_LOCK = 20_260_003;
/**
 * In milliseconds: a ride that is found again this soon, as with a signal that comes and goes, keeps its time and its
 * admin.
 */
const KEPT_MS = 5 * 60_000;
/** How long taking a ride counts, in milliseconds; it can be taken again. */
const TAKEN_MS = 30 * 60_000;

/** Lists stuck rides, and tells admins of those no one is on. Any number of processes may look: one does at a time. */
export const watchStuck = (deps: Deps, readNowMs?: () => number) =>
  restingLook((nowMs) => lookAfterStuck(deps, nowMs), readNowMs);

export async function lookAfterStuck({ db, positions }: Deps, nowMs: number = Date.now()): Promise<void> {
  await inTransaction(db, async (tx, connection) => {
    const { rows } = await connection.query<{ mine: boolean }>(
      'select pg_try_advisory_xact_lock($1) as mine',
      [LOOKING_LOCK],
    );
    if (!rows[0]?.mine) return;
    // Read under the lock: before it, the process before this one may not have written yet.
    const rides = await listBoardRides({ orm: tx });
    const found = findStuckRides(rides, await listBoardDrivers({ db: { orm: tx }, positions }), nowMs);
    const changes = [
      await clearOthers(tx, found, nowMs),
      await keepFound(tx, found),
      await freeLeft(tx, nowMs),
      await raiseLevels(tx, nowMs),
    ];
    if (changes.includes(true)) await tell(tx, { event: 'stuck.changed' });
  });
}

async function clearOthers(tx: Tx, found: readonly FoundStuck[], nowMs: number): Promise<boolean> {
  const { rideId, clearedAt } = stuckRides;
  const ids = found.map((each) => each.rideId);
  await tx.delete(stuckRides).where(lt(clearedAt, new Date(nowMs - KEPT_MS)));
  const cleared = await tx
    .update(stuckRides)
    .set({ clearedAt: new Date(nowMs) })
    .where(and(isNull(clearedAt), ids.length > 0 ? notInArray(rideId, ids) : undefined))
    .returning({ rideId });
  return cleared.length > 0;
}

/** A ride that is now stuck for another reason keeps its time and its admin. */
async function keepFound(tx: Tx, found: readonly FoundStuck[]): Promise<boolean> {
  if (found.length === 0) return false;
  const kept = await tx
    .insert(stuckRides)
    .values(found.map(({ rideId, why, sinceMs }) => ({ rideId, why, since: new Date(sinceMs) })))
    .onConflictDoUpdate({
      target: stuckRides.rideId,
      set: { why: sql`excluded.why`, clearedAt: null },
      setWhere: sql`${stuckRides.why} <> excluded.why or ${stuckRides.clearedAt} is not null`,
    })
    .returning({ rideId: stuckRides.rideId });
  return kept.length > 0;
}

/** Frees rides whose admin took them long ago, or may not any longer. */
async function freeLeft(tx: Tx, nowMs: number): Promise<boolean> {
  const { rideId, ownerId, ownedAt } = stuckRides;
  const admins = tx
    .select({ id: users.id })
    .from(users)
    .where(and(worksAtDesk('rides:write'), eq(users.status, 'active')));
  const freed = await tx
    .update(stuckRides)
    .set({ ownerId: null, ownedAt: null })
    .where(or(lt(ownedAt, new Date(nowMs - TAKEN_MS)), notInArray(ownerId, admins)))
    .returning({ rideId });
  return freed.length > 0;
}

/** Admins are told once, however many rides there are. */
async function raiseLevels(tx: Tx, nowMs: number): Promise<boolean> {
  const { rideId, since, level, ownerId, clearedAt } = stuckRides;
  const alone = await tx
    .select({ rideId, since, level })
    .from(stuckRides)
    .where(and(isNull(ownerId), isNull(clearedAt)))
    .for('update');
  const louder = alone.flatMap((row) => {
    const now = levelOfStuck(nowMs - row.since.getTime());
    return now > row.level ? [{ ...row, now }] : [];
  });
  for (const now of [1, 2] as const) {
    const ids = louder.filter((row) => row.now === now).map((row) => row.rideId);
    if (ids.length > 0)
      await tx
        .update(stuckRides)
        .set({ level: now })
        .where(and(inArray(rideId, ids), isNull(ownerId)));
  }
  const told = louder.filter((row) => row.level === 0);
  const [first] = told;
  if (first)
    await tellPeople(tx, {
      to: { desk: 'rides:write' },
      type: 'rides_stuck',
      params: { count: told.length, ride: first.rideId.slice(-6) },
      rideId: first.rideId,
    });
  return louder.length > 0;
}
