export { CONNECT_WITHIN_MS, openDb, ormOn, type Db, type Orm } from './client.ts';
export { EmbeddedPostgresError, startEmbeddedPostgres } from './embedded-postgres.ts';
export { findRunningDatabase } from './embedded/find-running-database.ts';
export { migrateDatabase } from './migrate.ts';
export * as schema from './schema/index.ts';
