import type { AddressInfo } from 'node:net';
import { access, cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { openSandboxDatabase, SandboxError } from '@ridewire/db';
import { DEMO_ACCOUNTS, seedSandbox } from '@ridewire/db/seed';
import type { MadeCity } from '@ridewire/streets/make-city';
import { hashPassword } from '../auth/password.ts';
import type { Settings } from '../core/settings.ts';
import { createSampleKeeper } from '../documents/keep-sample.ts';
import { createFileStore } from '../media/file-store.ts';
import { PICKUP_AREAS } from '../places/pickup-area.ts';
import { installMovedClock } from '../sandbox/moved-clock.ts';
import { putDriversOnline } from '../sandbox/own-drivers.ts';
import { createSandbox } from '../sandbox/sandbox.ts';
import { buildApp, type App } from './app.ts';
import { bringCity } from './bring-city.ts';

interface Options {
  connectionString: string;
  loadCity: () => Promise<MadeCity>;
  say: (line: string) => void;
  fail: (error: Error) => void;
}

/** Marks a folder as a sandbox's, for good. */
const MARK = 'sandbox-folder';

/**
 * Takes a folder for a sandbox, which empties what is uploaded there.
 * @throws SandboxError if it has uploads or an archive that no sandbox made: those of a city with a database elsewhere
 */
export async function takeFolder(folder: string): Promise<void> {
  const has = (name: string) =>
    access(join(folder, name)).then(
      () => true,
      () => false,
    );
  if (await has(MARK)) return;
  if ((await has('media')) || (await has('archive')))
    throw new SandboxError(`${folder} has the files of a city. Give the sandbox another DATA_DIR.`);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, MARK), '');
}

/**
 * The whole product as a sandbox, listening. It is one process, because its clock and its drivers are in its memory.
 * @param options.connectionString of the embedded server in the sandbox's own folder
 * @throws SandboxError if that folder holds a city
 */
export async function startSandbox(
  settings: Settings,
  { connectionString, loadCity, say, fail }: Options,
): Promise<{ stop(): Promise<void> }> {
  const [media, startMedia] = [resolve(settings.DATA_DIR, 'media'), resolve(settings.DATA_DIR, 'start')];
  await takeFolder(settings.DATA_DIR);
  const database = await openSandboxDatabase(connectionString, async (start) => {
    await rm(startMedia, { recursive: true, force: true });
    const keepPicture = createSampleKeeper(createFileStore(startMedia));
    await seedSandbox(start, { hashPassword, keepPicture });
    if (settings.PICKUP_AREA === 'dhaka') await bringCity(start, loadCity, say);
  });
  const clock = installMovedClock();
  let port = settings.PORT;
  let app: App | undefined;
  let renewing: Promise<void> | undefined;

  const open = async (isNew: boolean): Promise<void> => {
    if (isNew) {
      await rm(media, { recursive: true, force: true });
      await cp(startMedia, media, { recursive: true });
    }
    const sandbox = createSandbox(await database.readAheadMs(), {
      clock,
      startAnew: () => {
        renewing ??= renew()
          .catch((error: unknown) => fail(error instanceof Error ? error : new Error(String(error))))
          .finally(() => (renewing = undefined));
      },
    });
    const { connectionString: moved } = database;
    const config = {
      demoAccounts: DEMO_ACCOUNTS,
      mapStyleUrl: settings.MAP_STYLE_URL ?? null,
      timeZone: settings.TIME_ZONE,
      pickupArea: PICKUP_AREAS[settings.PICKUP_AREA],
      isSandbox: true,
    };
    app = await buildApp(settings, moved, config, sandbox);
    if (isNew) await putDriversOnline(app.core);
    await app.fastify.listen({ port, host: settings.HOST });
    // With PORT=0 the system chose one, which stays.
    ({ port } = app.fastify.server.address() as AddressInfo);
  };
  const renew = async (): Promise<void> => {
    await app?.close();
    app = undefined;
    await database.reset();
    await open(true);
  };
  const stop = async (): Promise<void> => {
    await renewing;
    await app?.close();
  };
  try {
    await open(database.isNew);
  } catch (error) {
    await stop().catch(() => {});
    throw error;
  }
  for (const { role, email, password } of DEMO_ACCOUNTS) say(`sign in as ${role}: ${email} / ${password}`);
  say(`a sandbox: no real city is behind it (docs/sandbox.md)`);
  say(`ready on ${settings.PUBLIC_URL ?? `http://localhost:${port}`}`);
  return { stop };
}
