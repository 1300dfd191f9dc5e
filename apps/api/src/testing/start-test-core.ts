import { makeTestFolder, removeTestFolder } from '@ridewire/db/testing/test-folder';
import type { Log } from '../core/log.ts';
import { createFileStore } from '../media/file-store.ts';
import { PICKUP_AREAS } from '../places/pickup-area.ts';
import { openServices } from '../server/open-services.ts';
import { startServices, type RunningServices } from '../server/start-services.ts';

/** Says nothing but errors, which a test run should show. */
const log: Log = { info: () => {}, warn: () => {}, error: (...words: unknown[]) => console.error(...words) };

/**
 * The verbs' world without HTTP, on a database that is already migrated.
 * @param lockTimeoutMs longer than the product's unless given: tests hold rows until they have seen somebody wait
 */
export async function startTestCore(
  connectionString: string,
  lockTimeoutMs = 9_000,
): Promise<RunningServices> {
  const folder = makeTestFolder();
  const services = await openServices({
    connectionString,
    clientConfig: {
      demoAccounts: [],
      mapStyleUrl: null,
      timeZone: 'Asia/Dhaka',
      pickupArea: PICKUP_AREAS.dhaka,
    },
    publicUrl: 'http://ridewire.test',
    media: createFileStore(folder),
    log,
    lockTimeoutMs,
  });
  const core = await startServices(services, { connectionString, onSignedOut: () => {}, onGap: () => {} });
  return {
    ...core,
    stop: async () => {
      await core.stop();
      removeTestFolder(folder);
    },
  };
}
