import { fileURLToPath } from 'node:url';
import { openDb } from '@ridewire/db';
import { startTestPostgres } from '@ridewire/db/testing/test-postgres';
import { watchBoard, type SeenBoard } from './watch-board.ts';
import { driveCity } from './drive-city.ts';
import { makeCity } from './make-city.ts';
import { startProcess } from './start-process.ts';
import { quantile } from './statistics.ts';

const PRODUCT = fileURLToPath(new URL('../../../api/src/server/main.ts', import.meta.url));
const SIZE = {
  rides: Number(process.env['BENCH_RIDES'] ?? 10_000),
  drivers: Number(process.env['BENCH_DRIVERS'] ?? 5_000),
  freeDrivers: Number(process.env['BENCH_DRIVERS'] ?? 5_000) / 10,
  freeRiders: 1_500,
};
const RATES = { reportEveryMs: 4_000, changesPerSecond: 50 };
const GOAL_MS = 4;
/** How many minutes each view continues after the trace, to see whether memory grows. */
const MINUTES = Number(process.env['BENCH_MINUTES'] ?? 0);

/**
 * An admin's board in a real Chromium while a whole city drives: every driver reports every 4 s over their own socket,
 * and 50 rides change per second. It measures script on the page's main thread, by frame; see sumFrames. The floor is the
 * same page over the same sockets without any messages: clocks tick, and the map is shown.
 */
export async function benchBoard() {
  const postgres = await startTestPostgres();
  const { connectionString } = await postgres.createDatabase();
  const db = openDb(connectionString);
  const city = await makeCity(db, SIZE);
  await db.close();
  const product = await startProcess(PRODUCT, {
    DATABASE_URL: connectionString,
    LOG_LEVEL: 'error',
    PORT: '0',
  });
  const traffic = await driveCity(product.url, city, RATES);
  try {
    const results = [];
    for (const view of ['split', 'map', 'columns'] as const) {
      if (process.env['BENCH_VIEWS'] && !process.env['BENCH_VIEWS'].includes(view)) continue;
      traffic.setQuiet(true);
      const silent = await watchBoard(product.url, city.admin.cookie, view, 0);
      traffic.setQuiet(false);
      const before = { ...traffic.counts, cpuMs: product.cpuMs(), atMs: performance.now() };
      const seen = await watchBoard(product.url, city.admin.cookie, view, MINUTES);
      const seconds = (performance.now() - before.atMs) / 1_000;
      const rate = (key: 'positions' | 'changes' | 'refused') =>
        Math.round((traffic.counts[key] - before[key]) / seconds);
      const ms = (value: number) => `${value.toFixed(1)} ms`;
      const line = (name: string, frames: readonly number[]) =>
        `  ${name}: ${frames.length} frames, p50 ${ms(quantile(frames, 0.5))}, p95 ${ms(quantile(frames, 0.95))}, max ${ms(Math.max(0, ...frames))}`;
      const p95Of = ({ thread }: SeenBoard) => quantile(thread.frames, 0.95);
      const [floorMs, p95Ms] = [p95Of(silent), p95Of(seen)];
      if (seen.messages === 0) console.error('No message came while the board was watched.');
      console.log(
        [
          `board (${view}): ${SIZE.rides} rides, ${SIZE.drivers} drivers; ${rate('positions')} positions/s, ${rate('changes')} changes/s, ${rate('refused')} refused/s; server CPU ${Math.round((product.cpuMs() - before.cpuMs) / seconds / 10)} %`,
          line('script a frame while all is silent', silent.thread.frames),
          line('script a frame, time on the processor', seen.thread.frames),
          line('the same by the clock on the wall', seen.wall.frames),
          line(
            'frames with any script',
            seen.thread.frames.filter((frame) => frame > 0.1),
          ),
          `  long tasks over 50 ms: ${seen.wall.longTasks.length} (${seen.wall.longTasks.map((task) => Math.round(task)).join(', ')}); script ${Math.round(seen.thread.scriptMs / seen.seconds)} ms/s, whole thread ${Math.round(seen.thread.busyMs / seen.seconds)} ms/s`,
          `  heap ${seen.heapBytes.map((bytes) => Math.round(bytes / 1e6)).join(', ')} MB; socket: ${seen.messages} messages, ${Math.round(seen.bytes / seen.seconds / 1e3)} kB/s, largest ${Math.round(seen.largest / 1e3)} kB, snapshot ${Math.round(seen.snapshotBytes / 1e3)} kB; shown ${Math.round(seen.shownMs)} ms after opening`,
        ].join('\n'),
      );
      results.push({
        title: `live board (${view}), script on the main thread a frame, p95`,
        floor: ms(floorMs),
        product: ms(p95Ms),
        ratio: p95Ms / floorMs,
        goal: `at most ${GOAL_MS} ms`,
        reached: p95Ms <= GOAL_MS,
      });
    }
    return results;
  } finally {
    traffic.stop();
    await product.stop();
    await postgres.stop();
  }
}
