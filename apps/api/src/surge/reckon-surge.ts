import { schema, type Db } from '@ridewire/db';
import { stepSurge, surgeTargets, type AreaCount, type SurgeLevel } from '@ridewire/dispatch';
import { inArray, sql } from 'drizzle-orm';
import { gridRing } from 'h3-js';
import { inTransaction, type Tx } from '../core/in-transaction.ts';
import type { DriverIndex } from '../drivers/driver-index.ts';
import { tell } from '../live/tell.ts';
import type { SurgePrices } from './surge-prices.ts';
import { countUnserved } from './surge-queries.ts';

const { surge, surgeAreas } = schema;

/** How often prices take a step, in seconds. */
const STEP_SECONDS = 60;
/** The same size of areas as those in which requests are counted. */
const RESOLUTION = 8;

interface Deps {
  db: Db;
  drivers: Pick<DriverIndex, 'countIdle'>;
  surge: Pick<SurgePrices, 'current'>;
}

/** Needed again each minute: finding them takes longer than everything else. A city has some thousand cells. */
const knownRings = new Map<string, string[][]>();

function ringsOf(cell: string): string[][] {
  let rings = knownRings.get(cell);
  if (!rings) knownRings.set(cell, (rings = [0, 1, 2].map((ring) => gridRing(cell, ring))));
  return rings;
}

/**
 * Moves the prices of busy areas one step, where a step is due. All processes try, and the first takes it: the row of
 * the settings is the lock, so a process that dies stops nothing. Switched off, it asks the database nothing.
 */
export async function reckonSurge(deps: Deps): Promise<void> {
  if (!deps.surge.current().isOn) return;
  await inTransaction(deps.db, async (tx) => {
    const due = await takeStep(tx);
    if (!due) return;
    const rows = await tx.select().from(surgeAreas);
    const before = new Map(rows.map(({ cell, ...level }): [string, SurgeLevel] => [cell, level]));
    const targets = surgeTargets(await countAreas(deps, tx), ringsOf, due.capTenths);
    const after = stepSurge(before, targets, due.minutes);
    await keepLevels(tx, before, after);
    const shown = (levels: typeof after) => [...levels].map(([cell, { tenths }]) => `${cell} ${tenths}`);
    const isSame = String(shown(before).toSorted()) === String(shown(after).toSorted());
    if (!isSame) await tell(tx, { event: 'surge.changed' });
  });
}

/** Undefined where surge is off, or another process took the step or holds the row just now: it waits for no lock. */
async function takeStep(tx: Tx): Promise<{ capTenths: number; minutes: number } | undefined> {
  const [due] = await tx
    .select({
      capTenths: surge.capTenths,
      minutes: sql<number>`coalesce(extract(epoch from now() - ${surge.reckonedAt}) / 60, 1)::float8`,
    })
    .from(surge)
    .where(
      sql`${surge.isOn} and coalesce(${surge.reckonedAt} <= now() - ${STEP_SECONDS} * interval '1 second', true)`,
    )
    .for('update', { skipLocked: true });
  if (due) await tx.update(surge).set({ reckonedAt: sql`now()` });
  return due;
}

async function countAreas({ drivers }: Deps, tx: Tx): Promise<Map<string, AreaCount>> {
  const areas = new Map<string, AreaCount>();
  for (const [cell, cars] of drivers.countIdle(RESOLUTION)) areas.set(cell, { cars, requests: 0 });
  for (const { cell, requests } of await countUnserved(tx))
    areas.set(cell, { cars: areas.get(cell)?.cars ?? 0, requests });
  return areas;
}

async function keepLevels(
  tx: Tx,
  before: ReadonlyMap<string, SurgeLevel>,
  after: ReadonlyMap<string, SurgeLevel>,
): Promise<void> {
  const gone = [...before.keys()].filter((cell) => !after.has(cell));
  if (gone.length > 0) await tx.delete(surgeAreas).where(inArray(surgeAreas.cell, gone));
  const kept = [...after].map(([cell, level]) => ({ cell, ...level }));
  if (kept.length === 0) return;
  await tx
    .insert(surgeAreas)
    .values(kept)
    .onConflictDoUpdate({
      target: surgeAreas.cell,
      set: { hundredths: sql`excluded.hundredths`, tenths: sql`excluded.tenths` },
    });
}
