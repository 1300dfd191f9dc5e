import { readFile } from 'node:fs/promises';
import type { Db } from '@ridewire/db';

/** Linux counts process time in ticks of this many milliseconds. */
const TICK_MS = 10;
/** The positions of user and system time in /proc/<pid>/stat, after the name in brackets. */
const [USER, SYSTEM] = [11, 12];

/** Processor time so far of all processes that serve the database on this machine, in milliseconds. */
export async function readDatabaseCpuMs(db: Db): Promise<number> {
  const { rows } = await db.pool.query<{ pid: number }>('select pid from pg_stat_activity');
  // A process may have ended since.
  const stats = await Promise.all(
    rows.map(({ pid }) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')),
  );
  let ticks = 0;
  for (const stat of stats) {
    const fields = stat.split(') ')[1]?.split(' ');
    if (fields) ticks += Number(fields[USER]) + Number(fields[SYSTEM]);
  }
  return ticks * TICK_MS;
}
