import { levelOfStuck } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import { inTransaction, type Tx } from '../../core/in-transaction.ts';
import { listBoardDrivers } from '../../drivers/driver-queries.ts';
import type { LatestPositions } from '../../drivers/latest-positions.ts';
import { RETURN_MS } from '../../drivers/presence-limits.ts';
import { tell } from '../../live/tell.ts';
import { tellPeople } from '../../notifications/tell-people.ts';
import { listBoardRides } from '../reads/ride-queries.ts';
import { findStuckRides, type FoundStuck } from './find-stuck-rides.ts';

interface Deps {
  db: Db;
  positions: LatestPositions;
}

const { stuckRides } = schema;

/** The advisory lock of whoever looks, of this database alone. */
const LOOKING_LOCK = 20_260_003;
/** So late, the machine slept or the process was stopped, and nobody could be heard of; in milliseconds. */
const SLEPT_MS = 60_000;

/**
 * Keeps which rides are stuck, and tells admins of those that nobody is on. Any number of processes may look: one does at a
 * time. What we didn't hear for reasons of our own is no ride's trouble: after a start or a gap cars have time to come back.
 */
export function watchStuck(deps: Deps, readNowMs: () => number = Date.now) {
  let fromMs = readNowMs() + RETURN_MS;
  let lookedMs = readNowMs();
  const restAfterGap = (): void => {
    fromMs = readNowMs() + RETURN_MS;
  };
  return {
    /** The database was away, or may have been. */
    restAfterGap,
    look: async (): Promise<void> => {
      const nowMs = readNowMs();
      // A clock that was set back would have its deadline far ahead.
      if (nowMs - lookedMs > SLEPT_MS || nowMs < lookedMs) restAfterGap();
      lookedMs = nowMs;
      if (nowMs >= fromMs) await lookAfterStuck(deps, nowMs);
    },
  };
}

/** One look at all rides under way. */
export async function lookAfterStuck(deps: Deps, nowMs: number = Date.now()): Promise<void> {
  const [rides, drivers] = await Promise.all([listBoardRides(deps.db), listBoardDrivers(deps)]);
  const found = findStuckRides(rides, drivers, nowMs);
  await inTransaction(deps.db, async (tx, connection) => {
    const { rows } = await connection.query<{ mine: boolean }>(
      'select pg_try_advisory_xact_lock($1) as mine',
      [LOOKING_LOCK],
    );
    if (!rows[0]?.mine) return;
    const changes = [await dropOthers(tx, found), await keepFound(tx, found), await raiseLevels(tx, nowMs)];
    if (changes.includes(true)) await tell(tx, { event: 'stuck.changed' });
  });
}

async function dropOthers(tx: Tx, found: readonly FoundStuck[]): Promise<boolean> {
  const ids = found.map(({ rideId }) => rideId);
  const gone = await tx
    .delete(stuckRides)
    .where(ids.length > 0 ? notInArray(stuckRides.rideId, ids) : undefined)
    .returning({ rideId: stuckRides.rideId });
  return gone.length > 0;
}

/** New ones are added; one that is stuck for another reason by now keeps its time and who is on it. */
async function keepFound(tx: Tx, found: readonly FoundStuck[]): Promise<boolean> {
  if (found.length === 0) return false;
  const kept = await tx
    .insert(stuckRides)
    .values(found.map(({ rideId, why, sinceMs }) => ({ rideId, why, since: new Date(sinceMs) })))
    .onConflictDoUpdate({
      target: stuckRides.rideId,
      set: { why: sql`excluded.why` },
      setWhere: sql`${stuckRides.why} <> excluded.why`,
    })
    .returning({ rideId: stuckRides.rideId });
  return kept.length > 0;
}

/** Makes those louder that nobody is on. However many are told of at once, admins are told once. */
async function raiseLevels(tx: Tx, nowMs: number): Promise<boolean> {
  const { rideId, since, level, ownerId } = stuckRides;
  const alone = await tx
    .select({ rideId, since, level })
    .from(stuckRides)
    .where(isNull(ownerId))
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
      to: 'admins',
      type: 'rides_stuck',
      params: { count: told.length, ride: first.rideId.slice(-6) },
      rideId: first.rideId,
    });
  return louder.length > 0;
}
