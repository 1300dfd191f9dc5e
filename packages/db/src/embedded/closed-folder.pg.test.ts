import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '../embedded-postgres.ts';
import { query } from '../testing/query.ts';
import { findBinaries } from './binaries.ts';
import { findSystemFolder } from './system-folder.ts';

/** A folder that only root may enter, as with /root; on the disk of the system folder, so that data may go there. */
let closed: string;
const made: string[] = [];
const isRoot = process.getuid?.() === 0;

beforeEach(() => {
  if (!isRoot) return;
  closed = mkdtempSync(join(findSystemFolder() as string, 'closed-'));
  made.push(closed);
});

afterEach(() => {
  for (const path of made.splice(0)) rmSync(path, { recursive: true, force: true });
});

describe.runIf(isRoot)('started by root', () => {
  test("data that Postgres' user could not reach goes to the system folder and is found again", async () => {
    const dataDir = join(closed, '.data', 'postgres');
    const lines: string[] = [];
    const options = { dataDir, log: (line: string) => lines.push(line), settings: { fsync: 'off' } };
    const first = await startEmbeddedPostgres(options);
    const place = readlinkSync(join(dataDir, 'cluster'));
    made.push(place);
    expect(lines).toEqual([
      `The database lies in ${place}, since Postgres' user can't enter ${dataDir}.`,
      'Creating the database.',
    ]);
    expect(statSync(place).uid).toBe(65_534);
    await query(first.connectionString, `create table kept as select 1 as n`);
    await first.stop();

    const second = await startEmbeddedPostgres(options);
    expect(await query(second.connectionString, 'select n from kept')).toEqual([{ n: 1 }]);
    await second.stop();

    rmSync(place, { recursive: true });
    await expect(startEmbeddedPostgres(options)).rejects.toThrow(
      `The database folder ${place} is gone. Bring it back, or delete ${join(dataDir, 'cluster')} to begin with an empty database.`,
    );
  });

  test('a database whose folder was closed afterwards is refused with the way out', async () => {
    chmodSync(closed, 0o755);
    const dataDir = join(closed, 'postgres');
    const options = { dataDir, settings: { fsync: 'off' } };
    await (await startEmbeddedPostgres(options)).stop();
    chmodSync(closed, 0o700);
    await expect(startEmbeddedPostgres(options)).rejects.toThrow(
      `Postgres doesn't run as root, and its user (uid 65534) can't enter ${closed}. Run "chmod o+x ${closed}", set DATA_DIR to a folder outside it, or start Ridewire as an ordinary user.`,
    );
    expect(lstatSync(join(dataDir, 'cluster')).isDirectory()).toBe(true);
  });

  test('programs that its user could not run are copied once to where it can', async () => {
    const { postgres } = await findBinaries(undefined, closed, () => {});
    const packageDir = join(postgres, '..', '..', '..');
    mkdirSync(join(closed, 'package'));
    cpSync(packageDir, join(closed, 'package'), { recursive: true, verbatimSymlinks: true });
    const lines: string[] = [];
    const find = () =>
      findBinaries({ uid: 65_534, gid: 65_534 }, closed, (line) => lines.push(line), {
        packageDir: join(closed, 'package'),
        version: '18.0.0-copied-by-test',
      });
    const copied = await find();
    made.push(join(copied.postgres, '..', '..', '..'));
    expect(await find()).toEqual(copied);
    expect(lines).toHaveLength(1);
    expect(existsSync(copied.postgres)).toBe(true);
    expect(copied.postgres.startsWith(findSystemFolder() as string)).toBe(true);
  });
});
