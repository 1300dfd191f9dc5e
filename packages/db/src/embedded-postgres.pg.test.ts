import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type EmbeddedPostgres, EmbeddedPostgresError, startEmbeddedPostgres } from './embedded-postgres.ts';
import { query } from './testing/query.ts';
import { useReadyCluster } from './testing/ready-cluster.ts';
import { makeTestFolder, removeTestFolder } from './testing/test-folder.ts';

const ready = useReadyCluster();
let folder: string;
let dataDir: string;
let running: EmbeddedPostgres | undefined;

beforeEach(() => {
  folder = makeTestFolder({ inMemory: true });
  dataDir = join(folder, 'postgres');
});

afterEach(async () => {
  await running?.stop();
  running = undefined;
  removeTestFolder(folder);
});

async function start(
  options: Partial<Parameters<typeof startEmbeddedPostgres>[0]> = {},
): Promise<EmbeddedPostgres> {
  running = await startEmbeddedPostgres({ dataDir, settings: { fsync: 'off' }, ...options });
  return running;
}

async function failToStart(
  options: Partial<Parameters<typeof startEmbeddedPostgres>[0]> = {},
): Promise<string> {
  const cause: unknown = await start(options).catch((error: unknown) => error);
  expect(cause).toBeInstanceOf(EmbeddedPostgresError);
  const { message } = cause as EmbeddedPostgresError;
  expect(message).not.toContain('\n');
  return message;
}

test('starts durable, local and unprivileged, and finds its data again', async () => {
  const first = await start({ settings: {} });
  const [row] = await query(
    first.connectionString,
    `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as synchronous_commit,
       current_setting('full_page_writes') as full_page_writes, current_setting('listen_addresses') as address,
       current_setting('jit') as jit,
       current_setting('timezone') as timezone, current_setting('server_encoding') as encoding,
       (select datlocale from pg_database where datname = current_database()) as locale,
       (select rolsuper from pg_roles where rolname = current_user) as superuser,
       lower('ঢাকা ÄÖ') as folded`,
  );
  expect(row).toEqual({
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    address: '127.0.0.1',
    jit: 'off',
    timezone: 'UTC',
    encoding: 'UTF8',
    locale: 'C.UTF-8',
    superuser: false,
    folded: 'ঢাকা äö',
  });
  await query(first.connectionString, `create table kept as select 'here' as word`);
  await Promise.all([first.stop(), first.stop()]);
  const second = await start();
  expect(await query(second.connectionString, 'select word from kept')).toEqual([{ word: 'here' }]);
});

test('lets nobody in without the password', async () => {
  await ready.copyTo(dataDir);
  const { connectionString } = await start();
  for (const [user, password] of [
    ['ridewire', 'guess'],
    ['ridewire', ''],
    ['postgres', ''],
  ] as const) {
    const url = Object.assign(new URL(connectionString), { username: user, password });
    await expect(query(url.href, 'select 1')).rejects.toThrow(/password/);
  }
});

test('gets past the postmaster.pid of a server that is gone, whoever has its process id now', async () => {
  await ready.copyTo(dataDir);
  const first = await start();
  await query(first.connectionString, `create table kept as select 1 as n`);
  const pidFile = readFileSync(join(dataDir, 'cluster', 'postmaster.pid'), 'utf8');
  await first.stop();
  // Run as Postgres' own user, since only then does Postgres itself refuse.
  const { uid } = statSync(join(dataDir, 'cluster'));
  const stranger = spawn('sleep', ['600'], { uid, stdio: 'ignore' });
  try {
    writeFileSync(join(dataDir, 'cluster', 'postmaster.pid'), pidFile.replace(/^\d+/, `${stranger.pid}`));
    const second = await start();
    expect(await query(second.connectionString, 'select n from kept')).toEqual([{ n: 1 }]);
    expect(stranger.exitCode).toBeNull();
  } finally {
    stranger.kill();
  }
});

test('refuses a second start on the same folder, and leaves the first alone', async () => {
  await ready.copyTo(dataDir);
  const first = await start();
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
    `Another Ridewire is already running on this data folder (pid ${process.pid}).`,
  );
  expect(await query(first.connectionString, 'select 1 as n')).toEqual([{ n: 1 }]);
});

test('of several starts at once on a new folder, one wins', async () => {
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => startEmbeddedPostgres({ dataDir })));
  const started = outcomes.filter((outcome) => outcome.status === 'fulfilled');
  expect(started).toHaveLength(1);
  running = started[0]?.value;
});

test('refuses a port that is taken', async () => {
  await ready.copyTo(dataDir);
  const other = createServer().listen(0, '127.0.0.1');
  try {
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    expect(await failToStart({ port })).toBe(`Postgres can't start: port ${port} is already in use.`);
  } finally {
    other.close();
  }
});

test('refuses the data of another Postgres version, untouched', async () => {
  await ready.copyTo(dataDir);
  const version = join(dataDir, 'cluster', 'PG_VERSION');
  writeFileSync(version, '16\n');
  expect(await failToStart()).toMatch(
    /was made by Postgres 16, and this Ridewire brings Postgres 18\. Bring/,
  );
  expect(readFileSync(version, 'utf8')).toBe('16\n');
});

test('refuses a cluster folder that holds no database', async () => {
  mkdirSync(join(dataDir, 'cluster'), { recursive: true });
  expect(await failToStart()).toMatch(/holds no Postgres database/);
});

test('clears what a killed first start left half-made', async () => {
  mkdirSync(join(dataDir, 'cluster.new', 'base'), { recursive: true });
  writeFileSync(join(dataDir, 'cluster.new', 'base', 'junk'), 'junk');
  writeFileSync(join(dataDir, 'cluster.new-password'), 'old');
  const { connectionString } = await start();
  expect(await query(connectionString, 'select 1 as n')).toEqual([{ n: 1 }]);
  expect(existsSync(join(dataDir, 'cluster.new'))).toBe(false);
  expect(existsSync(join(dataDir, 'cluster.new-password'))).toBe(false);
});

test('refuses a data folder that is a file, or that cannot be made', async () => {
  writeFileSync(join(folder, 'file'), '');
  expect(await failToStart({ dataDir: join(folder, 'file', 'postgres') })).toMatch(
    /^Can't make the data folder /,
  );
});

test('says in one line which setting the server refuses, and gives the folder free again', async () => {
  await ready.copyTo(dataDir);
  expect(await failToStart({ settings: { shared_buffers: 'lots' } })).toMatch(
    /invalid value for parameter "shared_buffers"/,
  );
  await start();
});

test('starts a server that dies again and again, on what was committed, and ends when its folder is gone', async () => {
  await ready.copyTo(dataDir);
  const death = Promise.withResolvers<EmbeddedPostgresError>();
  const lines: string[] = [];
  const server = await start({ onExit: death.resolve, settings: {}, log: (line) => lines.push(line) });
  const { connectionString } = server;
  await query(connectionString, `create table kept as select generate_series(1, 1000) as n`);
  const ended = 'The embedded Postgres ended by itself: it ended with SIGKILL.';
  for (const when of ['', ' in 0.5 s', ' in 1 s']) {
    const { pid } = server;
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => server.pid, { timeout: 30_000 }).not.toBe(pid);
    expect(lines).toContain(`${ended} It is started again${when}.`);
    expect(await query(connectionString, 'select count(*)::int as n from kept')).toEqual([{ n: 1000 }]);
  }
  const cluster = join(dataDir, 'cluster');
  renameSync(cluster, join(folder, 'elsewhere'));
  process.kill(server.pid, 'SIGKILL');
  expect((await death.promise).message).toBe(`${ended} Its folder ${cluster} is gone.`);
  renameSync(join(folder, 'elsewhere'), cluster);
  const second = await start();
  expect(await query(second.connectionString, 'select count(*)::int as n from kept')).toEqual([{ n: 1000 }]);
});

test('a server whose data is damaged is not started again', async () => {
  await ready.copyTo(dataDir);
  const death = Promise.withResolvers<EmbeddedPostgresError>();
  const server = await start({ onExit: death.resolve });
  const cluster = join(dataDir, 'cluster');
  const { mode, size } = statSync(join(cluster, 'global', 'pg_control'));
  writeFileSync(join(cluster, 'global', 'pg_control'), Buffer.alloc(size, 255), { mode });
  process.kill(server.pid, 'SIGKILL');
  expect((await death.promise).message).toMatch(/^Postgres can't start on .+\. Its data is damaged\.$/);
});

test('a stop ends the wait for another start', async () => {
  await ready.copyTo(dataDir);
  const lines: string[] = [];
  const server = await start({ log: (line) => lines.push(line) });
  const { pid } = server;
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => server.pid).not.toBe(pid);
  process.kill(server.pid, 'SIGKILL');
  await expect.poll(() => lines).toContainEqual(expect.stringContaining('in 0.5 s'));
  const last = server.pid;
  await server.stop();
  expect(server.pid).toBe(last);
});

test('begins anew when the data folder was deleted', async () => {
  await ready.copyTo(dataDir);
  const first = await start();
  await query(first.connectionString, 'create table gone ()');
  await first.stop();
  rmSync(dataDir, { recursive: true });
  const second = await start();
  expect(await query(second.connectionString, `select to_regclass('gone') as t`)).toEqual([{ t: null }]);
});
