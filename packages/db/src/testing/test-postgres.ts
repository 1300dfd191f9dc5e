import { join } from 'node:path';
import { removeAbandonedServer, startEmbeddedPostgres } from '../embedded-postgres.ts';
import { migrateDatabase } from '../migrate.ts';
import { cloneTemplate, templateDatabase, type TestDatabase, withDatabase } from './clone-template.ts';
import { query } from './query.ts';
import { listAbandonedTestFolders, makeTestFolder, removeTestFolder } from './test-folder.ts';

/** A server for tests with a migrated template. Its data is deleted when it stops. */
export interface TestPostgres {
  /** Connects to the server. Clones are made through it, also by other processes (see createTestDatabase). */
  serverUrl: string;
  createDatabase: () => Promise<TestDatabase>;
  /** Stops the server and removes its data. */
  stop: () => Promise<void>;
}

interface ServerOptions {
  settings?: Record<string, string>;
  inMemory?: boolean;
}

interface TemplateOptions {
  hasTemplate?: boolean;
  migrationsFolder?: string;
  fill?: (connectionString: string) => Promise<unknown>;
}

/** Nothing here has to survive a crash, which takes a third of the time of durable writes. */
const carelessSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
};

/**
 * Starts an embedded server in a temporary folder and migrates a template database once. It removes what killed earlier
 * runs left behind.
 * @param options.settings override the careless ones; a benchmark wants `{ fsync: 'on', synchronous_commit: 'on',
 * full_page_writes: 'on' }`
 * @param options.inMemory keeps the data in memory if there is room; for tests, not for measurements
 * @param options.hasTemplate false where no database is created from it: that takes a third of the start
 * @param options.fill writes into the migrated template what every clone should start with
 */
export async function startTestPostgres(
  options: ServerOptions & TemplateOptions = {},
): Promise<TestPostgres> {
  await removeLeftovers();
  const folder = makeTestFolder(options);
  try {
    const server = await startEmbeddedPostgres({
      dataDir: join(folder, 'postgres'),
      settings: { ...carelessSettings, ...options.settings },
      plainPasswords: true,
    });
    const stop = async () => {
      await server.stop();
      removeTestFolder(folder);
    };
    try {
      if (options.hasTemplate !== false) await makeTemplate(server.connectionString, options);
    } catch (cause) {
      await server.stop();
      throw cause;
    }
    return {
      serverUrl: server.connectionString,
      createDatabase: () => cloneTemplate(server.connectionString),
      stop,
    };
  } catch (cause) {
    removeTestFolder(folder);
    throw cause;
  }
}

async function removeLeftovers(): Promise<void> {
  for (const folder of listAbandonedTestFolders()) {
    if (await removeAbandonedServer(join(folder, 'postgres'))) removeTestFolder(folder);
  }
}

async function makeTemplate(serverUrl: string, { fill, ...options }: TemplateOptions): Promise<void> {
  await query(serverUrl, `create database ${templateDatabase}`);
  const template = withDatabase(serverUrl, templateDatabase);
  await migrateDatabase(template, options);
  await fill?.(template);
  // A template can be cloned only while nobody is connected to it.
  await query(serverUrl, `alter database ${templateDatabase} with allow_connections false is_template true`);
}
