import { ListProblemsInput } from '@ridewire/contracts';
import {
  listBoardRides,
  listCostCenters,
  listProblems,
  listSavedViews,
  readBusinessMonth,
} from '@ridewire/api/testing/desk';
import type { Db } from '@ridewire/db';
import { findTraveler } from './make-afterwards.ts';
import { TIME_ZONE } from './open-year.ts';
import { millis, openMeter, printTable, timeRepeats, type Times } from './time-repeats.ts';

const PROBLEMS = [
  {},
  { state: 'waiting' },
  { state: 'answered' },
  { state: 'closed' },
  { kind: 'safety' },
  { isMine: true },
] as const;

const BOARD = 'rides on the live board';
/** A hundred thousand problems are counted for their pages, in milliseconds. */
const MOST_MS = 25;

interface Read {
  name: string;
  found: number;
  read: () => Promise<unknown>;
}

async function readsOf(db: Db): Promise<Read[]> {
  const { rows } = await db.pool.query<{ id: string }>(
    `select id from users where role = 'admin' order by id limit 1`,
  );
  const actor = { userId: rows[0]?.id ?? '', role: 'admin', sessionId: '' } as const;
  const traveler = await findTraveler(db);
  const month = new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 7);
  const reads: Read[] = [];
  for (const filter of PROBLEMS) {
    const list = (page: number) => listProblems(db, actor, ListProblemsInput.parse({ ...filter, page }));
    const { total, limit } = await list(1);
    const last = Math.max(1, Math.ceil(total / limit));
    const name = `problems ${Object.values(filter).join(' ')}`;
    reads.push({ name, found: total, read: () => list(1) });
    reads.push({ name: `${name}, page ${last}`, found: total, read: () => list(last) });
  }
  const sheet = await readBusinessMonth(db, traveler, { month }, TIME_ZONE);
  const centers = await listCostCenters(db, traveler);
  const views = await listSavedViews(db, actor.userId);
  return [
    ...reads,
    {
      name: 'rides for work in a month',
      found: sheet.rides.length,
      read: () => readBusinessMonth(db, traveler, { month }, TIME_ZONE),
    },
    { name: 'cost centers used last', found: centers.length, read: () => listCostCenters(db, traveler) },
    { name: BOARD, found: (await listBoardRides(db)).length, read: () => listBoardRides(db) },
    { name: 'saved views', found: views.length, read: () => listSavedViews(db, actor.userId) },
  ];
}

/** What people and the desk add to rides that are over: problems, rides for work, saved views; and the live board beside them. */
export async function benchDeskAfterwards(db: Db) {
  const reads = await readsOf(db);
  const meter = await openMeter(db);
  const times = await timeRepeats(
    30,
    meter,
    reads.map(({ read }) => read),
  );
  const rows = [['read', 'found', 'database', 'waited p50', 'p95']];
  for (const [i, { name, found }] of reads.entries()) {
    const { database, p50, p95 } = times[i] as Times;
    rows.push([name, String(found), millis(database), millis(p50), millis(p95)]);
  }
  printTable('Problems, rides for work, saved views and the board', rows);
  // The board is read whole, and its rides are as many as drive, however many there were.
  const slowest = Math.max(...times.flatMap(({ database }, i) => (reads[i]?.name === BOARD ? [] : database)));
  return [
    {
      title: 'the slowest of problems, rides for work and saved views',
      floor: `${MOST_MS} ms`,
      product: millis(slowest),
      ratio: slowest / MOST_MS,
      goal: `under ${MOST_MS} ms`,
      reached: slowest < MOST_MS,
    },
  ];
}
