import { makeTestFolder, removeTestFolder } from '@ridewire/db/testing/test-folder';
import type { Log } from '../core/log.ts';
import { createFileStore } from '../media/file-store.ts';
import { PICKUP_AREAS } from '../places/pickup-area.ts';
import { openServices } from '../server/open-services.ts';
import { startServices, type RunningServices } from '../server/start-services.ts';
import { endSoon } from './end-soon.ts';

/** Logs nothing but errors, which a test run should show. */
const log: Log = { info: () => {}, warn: () => {}, error: (...words: unknown[]) => console.error(...words) };

/** Logs only what hangs: on a crowded machine seconds pass between a lock and its release by a test. */
const PATIENCE_MS = 120_000;

/**
 * The verbs' world without HTTP, on a migrated database.
 * @param lockTimeoutMs longer than the product's by default: tests hold rows until they have seen a statement wait
 * @param natsUrl has its events go through NATS
 */
export async function startTestCore(
  connectionString: string,
  lockTimeoutMs = PATIENCE_MS,
  natsUrl?: string,
): Promise<RunningServices> {
  const folder = makeTestFolder();
  const services = await openServices({
    connectionString,
    clientConfig: {
      demoAccounts: [],
      mapStyleUrl: null,
      timeZone: 'Asia/Dhaka',
      pickupArea: PICKUP_AREAS.dhaka,
      isSandbox: false,
    },
    publicUrl: 'http://ridewire.test',
    media: createFileStore(folder),
    log,
    natsUrl,
    lockTimeoutMs,
    statementTimeoutMs: PATIENCE_MS,
  });
  const core = await startServices(services, {
    connectionString,
    onSignedOut: () => {},
    recheckSessions: () => {},
  });
  return {
    ...core,
    stop: async () => {
      await endSoon('The server of this test', core.stop());
      removeTestFolder(folder);
    },
  };
}
