export { BackupError, type BackupAbout } from './backup/backup-folder.ts';
export { restoreBackup } from './backup/restore-backup.ts';
export { writeBackup } from './backup/write-backup.ts';
export { CONNECT_WITHIN_MS, openDb, ormOn, type Db, type Orm } from './client.ts';
export { EmbeddedPostgresError, startEmbeddedPostgres } from './embedded-postgres.ts';
export { findRunningDatabase } from './embedded/find-running-database.ts';
export { migrateDatabase } from './migrate.ts';
export {
  openSandboxDatabase,
  SandboxError,
  setClockAhead,
  stopClock,
  type SandboxDatabase,
} from './sandbox.ts';
export * as schema from './schema/index.ts';
