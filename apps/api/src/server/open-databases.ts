import { openDb, type Db } from '@ridewire/db';
import type { Log } from '../core/log.ts';
import { OFFER } from '../dispatch/offer-rides.ts';
import { keepInstead } from '../live/outbox.ts';
import { ACCEPT } from '../rides/changes/accept.ts';
import { PICK_UP, STEP } from '../rides/changes/driver-steps.ts';
import { REQUEST } from '../rides/changes/request.ts';

/** A longer statement hangs: all changes of rides wait behind it. */
const STATEMENT_TIMEOUT_MS = 10_000;
/** Changes of rides go in batches here. Refused items and transactions use other connections. */
const TOGETHER_CONNECTIONS = 8;
const RIDES_CONNECTIONS = 6;
/** A transaction that holds a ride for longer keeps it, but only that one: the ride's next change is refused. */
const LOCK_TIMEOUT_MS = 500;
/** The statements most rides need, prepared on each connection before it is used. */
const PREPARED = [ACCEPT, PICK_UP, ...Object.values(STEP), REQUEST, OFFER].flatMap(({ alone, together }) =>
  alone ? [alone, together] : [together],
);
/** How many of the admins' searches, reports and exports read at once; further ones wait. */
const ADMIN_CONNECTIONS = 4;
/** The same for people's own searches and exports. */
const PERSONAL_CONNECTIONS = 3;

interface Options {
  connectionString: string;
  log: Log;
  natsUrl?: string | undefined;
  lockTimeoutMs?: number | undefined;
  statementTimeoutMs?: number | undefined;
}

/** The connections of one process to the database, apart by their work, so that none of it waits for all of another. */
export interface Databases {
  db: Db;
  /** Single changes of rides. */
  ridesDb: Db;
  /** Changes of rides that are made together. */
  together: Db;
  adminDb: Db;
  personalDb: Db;
  close: () => Promise<void>;
}

/** They connect when they are first used. */
export function openDatabases(options: Options): Databases {
  const { connectionString, log } = options;
  const usual = {
    timeoutMs: options.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS,
    onError: (error: Error) => log.warn({ reason: error.message }, 'an idle database connection broke'),
  };
  const ofRides = { ...usual, lockTimeoutMs: options.lockTimeoutMs ?? LOCK_TIMEOUT_MS, staysOpen: true };
  const databases = {
    db: openDb(connectionString, usual),
    ridesDb: openDb(connectionString, { ...ofRides, maxConnections: RIDES_CONNECTIONS }),
    together: openDb(connectionString, {
      ...ofRides,
      maxConnections: TOGETHER_CONNECTIONS,
      prepared: options.natsUrl ? PREPARED.map(keepInstead) : PREPARED,
    }),
    adminDb: openDb(connectionString, { ...usual, maxConnections: ADMIN_CONNECTIONS }),
    personalDb: openDb(connectionString, { ...usual, maxConnections: PERSONAL_CONNECTIONS }),
  };
  return {
    ...databases,
    close: async () => {
      await Promise.all(Object.values(databases).map((each) => each.close()));
    },
  };
}
