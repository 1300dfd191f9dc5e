import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded-postgres.ts';
import { type LauncherProcess, spawnLauncher } from '../testing/launcher-process.ts';
import { query } from '../testing/query.ts';
import { useReadyCluster } from '../testing/ready-cluster.ts';
import { makeTestFolder, removeTestFolder } from '../testing/test-folder.ts';

const ready = useReadyCluster();
let folder: string;
let dataDir: string;
let parent: LauncherProcess | undefined;
let running: EmbeddedPostgres | undefined;

beforeEach(() => {
  folder = makeTestFolder({ inMemory: true });
  dataDir = join(folder, 'postgres');
});

afterEach(async () => {
  parent?.child.kill('SIGKILL');
  await parent?.exited;
  // Taking over the folder ends a server whose parent was killed.
  running ??= await startEmbeddedPostgres({ dataDir, settings: { fsync: 'off' } });
  await running.stop();
  parent = running = undefined;
  removeTestFolder(folder);
});

async function startInParent(options?: Parameters<typeof spawnLauncher>[1]) {
  await ready.copyTo(dataDir);
  parent = spawnLauncher(dataDir, options);
  const outcome = await parent.outcome;
  if ('error' in outcome) throw new Error(outcome.error);
  return { ...parent, ...outcome };
}

/** Signal 0 only asks whether the process exists. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

test('a server left by a killed parent is stopped and its data taken over whole', async () => {
  const { child, exited, connectionString, pid } = await startInParent();
  await query(connectionString, `create table kept as select generate_series(1, 1000) as n`);
  child.kill('SIGKILL');
  await exited;
  expect(await query(connectionString, 'select 1 as n')).toEqual([{ n: 1 }]);

  const lines: string[] = [];
  running = await startEmbeddedPostgres({ dataDir, log: (line) => lines.push(line) });
  expect(lines).toEqual([`Stopping the Postgres (pid ${pid}) that an earlier Ridewire left running.`]);
  expect(running.pid).not.toBe(pid);
  expect(await query(running.connectionString, 'select count(*)::int as n from kept')).toEqual([{ n: 1000 }]);
  await expect(query(connectionString, 'select 1')).rejects.toThrow();
});

test('a living parent keeps its folder, named by its process id', async () => {
  const { child } = await startInParent();
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
    `Another Ridewire is already running on this data folder (pid ${child.pid}).`,
  );
});

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  '%s stops the server in order, then the parent',
  async (signal) => {
    const { child, exited, pid } = await startInParent();
    child.kill(signal);
    expect(await exited).toEqual([null, signal]);
    expect(isAlive(pid)).toBe(false);
    const lines: string[] = [];
    running = await startEmbeddedPostgres({ dataDir, log: (line) => lines.push(line) });
    expect(lines).toEqual([]);
  },
);

test('a parent that listens to signals itself keeps its database while it drains', async () => {
  const { child, connectionString } = await startInParent({ onSigterm: 'console.log("drains")' });
  const heard = new Promise((resolve) => child.stdout?.once('data', resolve));
  child.kill('SIGTERM');
  await heard;
  expect(await query(connectionString, 'select 1 as n')).toEqual([{ n: 1 }]);
});

test('when the disk refuses the first files, it says so in one line and leaves nothing in the way', async () => {
  // No file may grow beyond 256 kB, which has the same effect on initdb as a full disk.
  parent = spawnLauncher(dataDir, { shellLimit: 'ulimit -f 512' });
  const outcome = await parent.outcome;
  expect(outcome).toEqual({ error: expect.stringMatching(/^Can't create the database in [^\n]+\.$/) });
  expect(readdirSync(dataDir).filter((name) => name.startsWith('cluster'))).toEqual([]);

  running = await startEmbeddedPostgres({ dataDir });
  expect(await query(running.connectionString, 'select 1 as n')).toEqual([{ n: 1 }]);
});

test('a parent that exits by itself takes its server along', async () => {
  const { child, exited, connectionString } = await startInParent({ onSigterm: 'process.exit(3)' });
  child.kill('SIGTERM');
  expect(await exited).toEqual([3, null]);
  await expect.poll(() => query(connectionString, 'select 1').catch(String)).toContain('ECONNREFUSED');
});
