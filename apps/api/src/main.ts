import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { migrateDatabase, startEmbeddedPostgres } from '@ridewire/db';
import { DEMO_ACCOUNTS, lockDemoAccounts, seedAdmin, seedCity } from '@ridewire/db/seed';
import { buildApp } from './app.ts';
import { hashPassword } from './auth/password.ts';
import { yieldPoolThreads } from './core/yield-pool-threads.ts';
import { readSettings, tellLeftOut } from './env.ts';
import { PICKUP_AREAS } from './places/pickup-area.ts';
import { assertPortFree } from './system/assert-port-free.ts';
import { openFleetSessions } from './system/open-fleet-sessions.ts';
import { startFleet } from './system/start-fleet.ts';

const say = (line: string) => console.log(`ridewire: ${line}`);

const LEFT_ALONE = 'ADMIN_EMAIL made nobody: an admin who can sign in is there already';

async function start(): Promise<void> {
  await yieldPoolThreads();
  const settings = readSettings(process.env);
  // First of all: a start that can't listen leaves no database behind.
  await assertPortFree(settings);
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    for (const end of stops.splice(0).toReversed()) await end();
  };
  try {
    let connectionString = settings.DATABASE_URL;
    if (!connectionString) {
      const postgres = await startEmbeddedPostgres({
        dataDir: resolve(settings.DATA_DIR, 'postgres'),
        log: say,
      });
      stops.push(() => postgres.stop());
      connectionString = postgres.connectionString;
    }
    await migrateDatabase(connectionString);
    if (!settings.demo) await lockDemoAccounts(connectionString);
    else if (await seedCity(connectionString, hashPassword)) say('seeded a city: Dhaka');
    if (settings.ADMIN_EMAIL && settings.ADMIN_PASSWORD) {
      const admin = { email: settings.ADMIN_EMAIL, password: settings.ADMIN_PASSWORD };
      const outcome = await seedAdmin(connectionString, admin, hashPassword);
      say(outcome === 'made' ? `made the first admin, ${admin.email}` : LEFT_ALONE);
    }
    const app = await buildApp(settings, connectionString, {
      demoAccounts: settings.demo ? DEMO_ACCOUNTS : [],
      mapStyleUrl: settings.MAP_STYLE_URL ?? null,
      timeZone: settings.TIME_ZONE,
      pickupArea: PICKUP_AREAS[settings.PICKUP_AREA],
    });
    stops.push(() => app.close());
    await app.fastify.listen({ port: settings.PORT, host: settings.HOST });
    // With PORT=0 the system chose one.
    const { port } = app.fastify.server.address() as AddressInfo;
    const address = settings.PUBLIC_URL ?? `http://localhost:${port}`;
    if (settings.demo) {
      for (const { role, email, password } of DEMO_ACCOUNTS)
        say(`sign in as ${role}: ${email} / ${password}`);
      const fleet = startFleet(`http://127.0.0.1:${port}`, await openFleetSessions(app.core));
      stops.push(() => fleet.stop());
    }
    const leftOut = tellLeftOut(settings);
    if (leftOut) say(leftOut);
    say(`ready on ${address}`);
  } catch (error) {
    await stop().catch(() => {});
    throw error;
  }
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      say('stopping');
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

start().catch((error: unknown) => {
  console.error(`ridewire: ${describe(error)}`);
  process.exit(1);
});

/** One line that says what is wrong. */
function describe(error: unknown): string {
  const { code, port, address } = error as NodeJS.ErrnoException & { port?: number; address?: string };
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Set PORT to a free one.`;
  if (code === 'EACCES') return `Port ${port} may not be opened by this user. Set PORT to one above 1024.`;
  if (code === 'EADDRNOTAVAIL') return `HOST=${address} is no address of this machine.`;
  return error instanceof Error ? (error.message.split('\n')[0] ?? error.name) : String(error);
}
