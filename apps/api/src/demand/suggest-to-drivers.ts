import { distanceMeters, drivingMeters, drivingSeconds, type LatLng, type Names } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { cellsAround, pickupCell } from '@ridewire/db/pickup-cell';
import {
  lackOf,
  LONGEST_MOVE_SECONDS,
  suggestMoves,
  type DriverDays,
  type MovableCar,
  type OfferAnswers,
} from '@ridewire/dispatch';
import { sql } from 'drizzle-orm';
import { inTransaction, type Tx } from '../core/in-transaction.ts';
import type { DriverIndex, IdleDriver } from '../drivers/driver-index.ts';
import type { EventHub } from '../live/event-hub.ts';
import { tell } from '../live/tell.ts';
import { movesTopic } from './demand-events.ts';
import { nameArea } from '../places/name-area.ts';
import type { NameOfDeps } from '../places/name-of.ts';
import type { WayFinder } from '../streets/way-finder.ts';
import { listAreaDemand, type AreaDemand, type DemandMemory } from './area-demand.ts';
import { listMoves } from './move-queries.ts';

interface Deps extends Pick<NameOfDeps, 'personalDb' | 'cities'> {
  db: Db;
  hub: EventHub;
  drivers: Pick<DriverIndex, 'listIdle'>;
  days: Pick<DriverDays, 'idleSeconds'>;
  answers: Pick<OfferAnswers, 'isAnswering'>;
  ways: Pick<WayFinder, 'findDrives'>;
  demand: DemandMemory;
}

/** How many areas, those that lack the most cars, and how many of the nearest cars to each are looked at by road. */
const AREAS = 12;
const CARS_EACH = 20;
const NEAR_METERS = 5_000;
/** The advisory lock for suggesting, in this database only. */
const SUGGESTING_LOCK = 20_260_002;

/** An area that lacks cars, and the drivers who could come. */
interface Target extends AreaDemand {
  secondsOf: ReadonlyMap<string, number>;
  name: string | null;
  names: Names;
}

/**
 * Suggests a better place to wait to drivers of this process who wait and look at the demand. Decisions are kept in the
 * database, one process at a time: all together never send more cars than are lacking, and a driver is told at most
 * once in ten minutes.
 */
export async function suggestToDrivers(deps: Deps): Promise<void> {
  const now = Date.now();
  const idle = deps.drivers.listIdle(now);
  const looking = idle.filter(
    ({ driverId }) =>
      deps.hub.has(movesTopic(driverId)) && !deps.answers.isAnswering(driverId, performance.now()),
  );
  if (looking.length === 0) return;
  const areas = await listAreaDemand(deps, now);
  const targets = await findTargets(deps, areas, looking);
  if (targets.length === 0) return;
  await inTransaction(deps.db, async (tx, connection) => {
    // A process that is late tries again in its next round instead of holding a connection.
    const { rows } = await connection.query<{ mine: boolean }>(
      'select pg_try_advisory_xact_lock($1) as mine',
      [SUGGESTING_LOCK],
    );
    if (!rows[0]?.mine) return;
    await suggest(tx, { idle, looking, areas, targets, waited: (id) => deps.days.idleSeconds(id, now) ?? 0 });
  });
}

async function findTargets(
  deps: Deps,
  areas: readonly AreaDemand[],
  looking: IdleDriver[],
): Promise<Target[]> {
  const lackIn = ({ toldExpected, idleCount, endingCount }: AreaDemand) =>
    toldExpected === null
      ? 0
      : lackOf({ expected: toldExpected, idleCars: idleCount, comingCars: endingCount });
  const lacking = areas
    .filter((area) => lackIn(area) > 0)
    .toSorted((a, b) => lackIn(b) - lackIn(a))
    .slice(0, AREAS);
  const targets: Target[] = [];
  // One after another: there is no hurry.
  for (const area of lacking) {
    const near = looking
      .map((driver) => ({ ...driver, meters: distanceMeters(driver.place, area.middle) }))
      .filter(({ meters }) => meters <= NEAR_METERS)
      .toSorted((a, b) => a.meters - b.meters)
      .slice(0, CARS_EACH);
    const secondsOf = await findSeconds(deps, area.middle, near);
    if (secondsOf.size === 0) continue;
    const named = await nameArea(deps, area.middle);
    targets.push({ ...area, secondsOf, name: named?.name ?? null, names: named?.names ?? {} });
  }
  return targets;
}

/** How long each of them takes; leaves out those who can't come in time. */
async function findSeconds(
  { ways }: Pick<Deps, 'ways'>,
  to: LatLng,
  near: readonly (IdleDriver & { meters: number })[],
): Promise<Map<string, number>> {
  if (near.length === 0) return new Map();
  const drives = await ways.findDrives(
    to,
    near.map(({ place }) => place),
    LONGEST_MOVE_SECONDS,
  );
  const secondsOf = new Map<string, number>();
  for (const [i, { driverId, meters }] of near.entries()) {
    const seconds = drives ? drives[i]?.seconds : drivingSeconds(drivingMeters(meters));
    if (seconds !== undefined && seconds <= LONGEST_MOVE_SECONDS) secondsOf.set(driverId, seconds);
  }
  return secondsOf;
}

interface Round {
  idle: readonly IdleDriver[];
  looking: readonly IdleDriver[];
  areas: readonly AreaDemand[];
  targets: readonly Target[];
  waited: (driverId: string) => number;
}

async function suggest(tx: Tx, { idle, looking, areas, targets, waited }: Round): Promise<void> {
  const moves = await listMoves({ orm: tx });
  const told = new Set(moves.map(({ driverId }) => driverId));
  const cellOf = new Map(idle.map(({ driverId, place }) => [driverId, pickupCell(place)]));
  const coming = new Map<string, number>();
  for (const { driverId, cell, isDismissed } of moves) {
    const at = cellOf.get(driverId);
    if (!isDismissed && at !== undefined && at !== cell) coming.set(cell, (coming.get(cell) ?? 0) + 1);
  }
  const balances = areas.map(({ cell, expected, toldExpected, idleCount, endingCount }) => ({
    id: cell,
    // A suggestion mentions the area, and must reveal no more than its level does.
    expected: toldExpected ?? expected,
    idleCars: idleCount,
    comingCars: endingCount + (coming.get(cell) ?? 0),
    nearIds: cellsAround(cell),
  }));
  const cars = looking
    .filter(({ driverId }) => !told.has(driverId))
    .map(({ driverId }): MovableCar => ({
      id: driverId,
      areaId: cellOf.get(driverId) ?? '',
      waitedSeconds: waited(driverId),
      reach: targets.flatMap(({ cell, secondsOf }) => {
        const seconds = secondsOf.get(driverId);
        return seconds === undefined ? [] : [{ areaId: cell, seconds }];
      }),
    }));
  const targetOf = new Map(targets.map((target) => [target.cell, target]));
  const rows = suggestMoves(balances, cars).flatMap(({ carId, areaId, seconds }) => {
    const target = targetOf.get(areaId);
    if (!target) return [];
    const { cell, middle, name, names } = target;
    return { driverId: carId, cell, ...middle, name, names, seconds: Math.round(seconds) };
  });
  if (rows.length === 0) return;
  const { suggestedMoves } = schema;
  await tx
    .insert(suggestedMoves)
    .values(rows.toSorted((a, b) => (a.driverId < b.driverId ? -1 : 1)))
    .onConflictDoUpdate({
      target: suggestedMoves.driverId,
      set: {
        ...takeNew('cell', 'lat', 'lng', 'name', 'names', 'seconds'),
        madeAt: sql`now()`,
        dismissedAt: null,
      },
    });
  await tell(tx, ...rows.map(({ driverId }) => ({ event: 'move.suggested' as const, driverId })));
}

const takeNew = (...columns: string[]) =>
  Object.fromEntries(columns.map((column) => [column, sql.raw(`excluded.${column}`)]));
