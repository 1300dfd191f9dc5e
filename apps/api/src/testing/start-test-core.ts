import type { Log } from '../core/log.ts';
import { startCore, type RunningCore } from '../start-core.ts';

/** Says nothing but errors, which a test run should show. */
const log: Log = { info: () => {}, warn: () => {}, error: (...words: unknown[]) => console.error(...words) };

/** The verbs' world without HTTP, on a database that is already migrated. */
export const startTestCore = (connectionString: string): Promise<RunningCore> =>
  startCore({
    connectionString,
    clientConfig: { demoAccounts: [], mapStyleUrl: null, timeZone: 'Asia/Dhaka' },
    publicUrl: 'http://ridewire.test',
    log,
    onSignedOut: () => {},
    onGap: () => {},
  });
