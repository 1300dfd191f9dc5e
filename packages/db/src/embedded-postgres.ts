import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findBinaries } from './embedded/binaries.ts';
import { createCluster } from './embedded/create-cluster.ts';
import { EmbeddedPostgresError } from './embedded/launcher-error.ts';
import { keepServer } from './embedded/keep-server.ts';
import { lockDataFolder, tryLockDataFolder } from './embedded/lock-data-folder.ts';
import { makeDataFolder } from './embedded/make-data-folder.ts';
import { placeCluster } from './embedded/place-cluster.ts';
import { prepareDatabase } from './embedded/prepare-database.ts';
import { findServerUser } from './embedded/server-user.ts';
import { serverSettings } from './embedded/server-settings.ts';
import { stopOrphan } from './embedded/stop-orphan.ts';

export { EmbeddedPostgresError };

export interface StartEmbeddedPostgresOptions {
  /** Created if missing. It belongs to the launcher; keep nothing else in it. */
  dataDir: string;
  /** Called with one line for each thing a person should know. */
  log?: (line: string) => void;
  /** The port on 127.0.0.1; any free one by default. */
  port?: number;
  /** Postgres settings that override the launcher's, for example fsync off where data may be lost. */
  settings?: Record<string, string>;
  /**
   * Whether a new database has passwords sent to it as they are. Proving one without sending it takes a connection twice
   * as long, which counts where thousands are opened.
   */
  plainPasswords?: boolean;
  /**
   * Called when the server ended by itself and its folder is gone or damaged. By default the error is thrown and ends the
   * process.
   */
  onExit?: (error: EmbeddedPostgresError) => void;
}

export interface EmbeddedPostgres {
  connectionString: string;
  port: number;
  /** The process id of the present postgres server. */
  readonly pid: number;
  /** Fast shutdown; done when the data is on disk. A second call waits for the same end. */
  stop: () => Promise<void>;
}

/**
 * Starts the PostgreSQL that comes as an npm package, as a child process on 127.0.0.1, with its database in `dataDir`. If
 * the server ends by itself, it is started again. It ends with this process. SIGINT, SIGTERM and SIGHUP stop it, unless
 * the program listens to them, in which case the program must call `stop`.
 * @throws EmbeddedPostgresError whose message is one line with the cause and what to do
 */
export async function startEmbeddedPostgres(
  options: StartEmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => {});
  const dataDir = resolve(options.dataDir);
  makeDataFolder(dataDir);
  const unlock = lockDataFolder(dataDir);
  try {
    const user = findServerUser(join(dataDir, 'cluster'));
    const place = placeCluster(dataDir, user);
    const binaries = await findBinaries(user, dataDir, log);
    if (place.elsewhere)
      log(`The database lies in ${place.dir}, since Postgres' user can't enter ${dataDir}.`);
    if (place.exists) {
      checkVersion(place.dir, binaries.majorVersion);
      await stopOrphan(binaries, place.dir, log);
    } else {
      log('Creating the database.');
      await createCluster(binaries, place, user, {
        sync: options.settings?.['fsync'] !== 'off',
        plainPasswords: options.plainPasswords ?? false,
      });
    }
    const server = await keepServer({
      binaries,
      clusterDir: place.dir,
      user,
      port: options.port,
      settings: { ...serverSettings, ...options.settings },
      log,
      onExit(error) {
        unlock();
        if (!options.onExit) throw error;
        options.onExit(error);
      },
    });
    const stop = () => server.stop().finally(unlock);
    try {
      const connectionString = await prepareDatabase(place.dir, server.port);
      return {
        connectionString,
        port: server.port,
        get pid() {
          return server.pid;
        },
        stop,
      };
    } catch (cause) {
      await stop();
      throw cause;
    }
  } catch (cause) {
    unlock();
    throw cause;
  }
}

/**
 * Stops a server that a killed process left on `dataDir`, so that the folder can be deleted.
 * @returns false if a living process uses the folder, in which case nothing was done
 */
export async function removeAbandonedServer(dataDir: string): Promise<boolean> {
  if (!existsSync(dataDir)) return true;
  const unlock = tryLockDataFolder(dataDir);
  if (!unlock) return false;
  try {
    const cluster = join(dataDir, 'cluster');
    if (existsSync(cluster)) {
      const binaries = await findBinaries(findServerUser(cluster), dataDir, () => {});
      await stopOrphan(binaries, realpathSync(cluster), () => {});
    }
    return true;
  } finally {
    unlock();
  }
}

function checkVersion(clusterDir: string, majorVersion: string): void {
  const file = join(clusterDir, 'PG_VERSION');
  const found = existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
  if (found === majorVersion) return;
  throw new EmbeddedPostgresError(
    found === undefined
      ? `${clusterDir} holds no Postgres database (PG_VERSION is missing). Move it away to begin with an empty one.`
      : `The database in ${clusterDir} was made by Postgres ${found}, and this Ridewire brings Postgres ${majorVersion}. Bring its data over with pg_dump of that version, or move the folder away to begin with an empty one.`,
  );
}
