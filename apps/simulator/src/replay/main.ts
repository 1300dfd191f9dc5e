// Replays recorded requests of New York's taxis through the running product, and checks that nothing got lost.
import { fileURLToPath } from 'node:url';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { openDb } from '@ridewire/db';
import { startTestPostgres } from '@ridewire/db/testing/test-postgres';
import { startProcess } from '../bench/start-process.ts';
import { checkClients } from './check-clients.ts';
import { checkRules, countOutcomes } from './check-database.ts';
import { makeAccounts } from './make-accounts.ts';
import { printReport } from './print-report.ts';
import { putDriversOnline } from './put-drivers-online.ts';
import { spreadMinutes } from './spread-minutes.ts';
import { readTaxis, readTrips } from './read-data.ts';
import { readOptions, USAGE, type ReplayOptions } from './read-options.ts';
import { Recording } from './recording.ts';
import { RequestStream } from './send-requests.ts';

const PRODUCT = fileURLToPath(new URL('../../../api/src/server/main.ts', import.meta.url));
/** How long drivers get to look at the last request: the time of several rounds, in milliseconds. */
const LAST_LOOK_MS = 20_000;
const PROGRESS_EVERY_MS = 30_000;

const say = (line: string) => console.log(`replay: ${line}`);

/** @returns whether all rules held */
async function replay(options: ReplayOptions): Promise<boolean> {
  const recorded = readTrips(options.data, options.minutes);
  const trips = options.spread ? spreadMinutes(recorded) : recorded;
  const taxis = readTaxis(options.data, options.drivers);
  say('starting the product on a database that keeps its promises');
  const postgres = await startTestPostgres({
    settings: { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' },
  });
  const { connectionString } = await postgres.createDatabase();
  const db = openDb(connectionString);
  const server = await startProcess(PRODUCT, {
    DATABASE_URL: connectionString,
    LOG_LEVEL: 'error',
    PORT: '0',
    // New York’s taxis.
    PICKUP_AREA: 'anywhere',
  });
  const recording = new Recording();
  const stream = new RequestStream(server.url, options, recording);
  let drivers: Awaited<ReturnType<typeof putDriversOnline>> = new Map();
  try {
    const driverAccounts = await makeAccounts(db, 'driver', taxis.length);
    const riderAccounts = await makeAccounts(db, 'rider', trips.length);
    drivers = await putDriversOnline(server.url, driverAccounts, taxis, options, recording);
    say(
      `${drivers.size} drivers are online; ${trips.length} requests will come in ${options.minutes / options.speed} minutes`,
    );
    const progress = setInterval(
      () => say(`${recording.requested.size} requested, ${recording.acceptedCount} accepted`),
      PROGRESS_EVERY_MS,
    );
    const ownDelay = monitorEventLoopDelay({ resolution: 5 });
    ownDelay.enable();
    const cpuBefore = server.cpuMs();
    const startedAt = performance.now();
    await stream.run(trips, riderAccounts);
    await wait(LAST_LOOK_MS / options.speed);
    clearInterval(progress);
    ownDelay.disable();
    const findings = [
      ...(await checkRules(db)),
      ...(await checkClients(db, { riders: stream.riders, drivers }, recording)),
    ];
    printReport({
      recording,
      requests: trips.length,
      late: stream.lateCount,
      outcomes: await countOutcomes(db),
      findings,
      ownDelayMs: [ownDelay.percentile(99) / 1e6, ownDelay.max / 1e6],
      server: {
        cpuMs: server.cpuMs() - cpuBefore,
        residentBytes: server.residentBytes(),
        seconds: (performance.now() - startedAt) / 1_000,
      },
    });
    return findings.every((finding) => finding.count === 0);
  } finally {
    await Promise.all([stream.stop(), ...[...drivers.values()].map((driver) => driver.stop())]);
    await server.stop();
    await db.close();
    await postgres.stop();
  }
}

try {
  process.exitCode = (await replay(readOptions(process.argv.slice(2)))) ? 0 : 1;
} catch (error) {
  console.error(`replay: ${(error as Error).message}`);
  if ((error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')) console.error(USAGE);
  process.exitCode = 2;
}
