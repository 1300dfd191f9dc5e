import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, inject } from 'vitest';
import { migrateDatabase } from '../migrate.ts';
import { dropDatabase, withDatabase } from './clone-template.ts';
import { query } from './query.ts';
import { makeTestFolder, removeTestFolder } from './test-folder.ts';

/** A database of the test file's own, as it was before the migration of this number. */
export function useDatabaseBefore(index: number): { connectionString: string } {
  const serverUrl = inject('testPostgresUrl');
  const name = `before_${index}_${process.pid}_${Date.now()}`;
  const connectionString = withDatabase(serverUrl, name);
  beforeAll(async () => {
    const folder = makeTestFolder();
    const migrationsFolder = copyMigrationsBefore(index, folder);
    await query(serverUrl, `create database ${name}`);
    await migrateDatabase(connectionString, { migrationsFolder });
    removeTestFolder(folder);
    return () => dropDatabase(serverUrl, name);
  });
  return { connectionString };
}

/**
 * Copies the migrations before this number.
 * @returns the path of the copy, within the folder
 */
export function copyMigrationsBefore(index: number, folder: string): string {
  const copy = join(folder, 'before');
  cpSync(fileURLToPath(new URL('../../migrations/', import.meta.url)), copy, { recursive: true });
  const file = join(copy, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { idx: number }[] };
  const entries = journal.entries.filter(({ idx }) => idx < index);
  writeFileSync(file, JSON.stringify({ ...journal, entries }));
  return copy;
}
