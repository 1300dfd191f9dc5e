import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredSequence, StoredTable } from './stored-tables.ts';

/** A backup can't be made or restored. `message` is a sentence for the operator. */
export class BackupError extends Error {
  override name = 'BackupError';
}

export interface BackupAbout {
  format: 1;
  madeAt: string;
  /** The newest migration of the database, by the time in drizzle's journal. */
  migratedAt: number;
  tables: (StoredTable & { rows: number })[];
  sequences: StoredSequence[];
}

const ABOUT = 'backup.json';

/** @throws BackupError where something is in it */
export function makeBackupFolder(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new BackupError(`The folder ${folder} isn't empty: name a new one.`);
  // It has the keys that tokens are signed with, and everyone's data.
  mkdirSync(join(folder, 'tables'), { recursive: true, mode: 0o700 });
}

export const tableFile = (folder: string, { schema, name }: StoredTable): string =>
  join(folder, 'tables', `${schema}.${name}.tsv.gz`);

/** The last thing to be written: a folder without it is no backup. */
export const writeAbout = (folder: string, about: BackupAbout): Promise<void> =>
  writeFile(join(folder, ABOUT), `${JSON.stringify(about, null, 1)}\n`, { mode: 0o600, flush: true });

/** @throws BackupError */
export async function readAbout(folder: string): Promise<BackupAbout> {
  const text = await readFile(join(folder, ABOUT), 'utf8').catch(() => {
    throw new BackupError(`There is no finished backup in ${folder}: it has no ${ABOUT}.`);
  });
  try {
    const about = JSON.parse(text) as BackupAbout;
    if (about.format === 1) return about;
  } catch {
    // Said below.
  }
  throw new BackupError(`This Ridewire can't read the backup in ${folder}: its ${ABOUT} is of another kind.`);
}
