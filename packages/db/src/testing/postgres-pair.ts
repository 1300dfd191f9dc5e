import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { findBinaries } from '../embedded/binaries.ts';
import { findFreePort } from '../embedded/free-port.ts';
import { findServerUser } from '../embedded/server-user.ts';
import { serverSettings } from '../embedded/server-settings.ts';
import { spawnPostgres, type PostgresProcess } from '../embedded/spawn-postgres.ts';
import { superuser, superuserPasswordFile } from '../embedded/superuser.ts';
import { startEmbeddedPostgres } from '../embedded-postgres.ts';
import { migrateDatabase } from '../migrate.ts';
import { makeTestFolder, removeTestFolder } from './test-folder.ts';

/** A primary whose commits wait for its standby, and the standby. Their data is deleted when they stop. */
export interface PostgresPair {
  /** Of the migrated database on the first primary; after a takeover only the port changes. */
  connectionString: string;
  readonly primaryPort: number;
  /** The primary is gone at once, as with its machine; nobody is told. */
  killPrimary(): Promise<void>;
  /** The primary computes nothing from now on, but its connections stay. It is killed by the next `addStandby`. */
  hangPrimary(): Promise<void>;
  /** The standby becomes the primary. @returns its port */
  promote(): Promise<number>;
  /** Gives the primary a new standby, for which commits wait again. */
  addStandby(): Promise<void>;
  stop(): Promise<void>;
}

interface Member {
  clusterDir: string;
  port: number;
  process: PostgresProcess;
}

const SETTINGS = { ...serverSettings, wal_keep_size: '512MB', max_connections: '200' };
const ignore = () => {};

/** @throws EmbeddedPostgresError if a server doesn't start */
export async function startPostgresPair(): Promise<PostgresPair> {
  const folder = makeTestFolder();
  const dataDir = join(folder, 'postgres');
  const first = await startEmbeddedPostgres({ dataDir });
  await migrateDatabase(first.connectionString);
  await first.stop();
  const clusterDir = join(dataDir, 'cluster');
  const password = (await readFile(superuserPasswordFile(clusterDir), 'utf8')).trim();
  const user = findServerUser(clusterDir);
  const binaries = await findBinaries(user, folder, ignore);
  const run = async (dir: string): Promise<Member> => {
    const port = await findFreePort();
    const settings = { ...SETTINGS, port: String(port) };
    const process = spawnPostgres({ binaries, clusterDir: dir, user, settings, log: ignore });
    const member = { clusterDir: dir, port, process };
    await until(() => ask(member, 'select 1'));
    return member;
  };
  const ask = async ({ port }: Member, text: string): Promise<Record<string, unknown>[]> => {
    const at = { host: '127.0.0.1', port, database: 'postgres', connectionTimeoutMillis: 5_000 };
    const client = new pg.Client({ ...at, user: superuser, password });
    client.on('error', ignore);
    await client.connect();
    try {
      return (await client.query(text)).rows as Record<string, unknown>[];
    } finally {
      await client.end();
    }
  };
  /** Copies the running primary, as pg_basebackup does. */
  const copyPrimary = async ({ clusterDir: from, port }: Member, to: string): Promise<void> => {
    const client = new pg.Client({
      host: '127.0.0.1',
      port,
      database: 'postgres',
      user: superuser,
      password,
    });
    client.on('error', ignore);
    await client.connect();
    await client.query(`select pg_backup_start('standby', true)`);
    // Files that vanish while they are copied make cp complain; the log, which is copied too, makes up for them.
    await promisify(execFile)('cp', ['-a', from, to]).catch(ignore);
    const { rows } = await client.query('select labelfile from pg_backup_stop(false)');
    await client.end();
    const own = `primary_conninfo = 'host=127.0.0.1 port=${port} user=${superuser} password=${password}'\n`;
    await Promise.all(
      ['postmaster.pid', 'postmaster.opts'].map((name) => rm(join(to, name), { force: true })),
    );
    await writeFile(join(to, 'backup_label'), rows[0].labelfile as string);
    await writeFile(join(to, 'postgresql.auto.conf'), own);
    await writeFile(join(to, 'standby.signal'), '');
    if (user) await promisify(execFile)('chown', ['-R', `${user.uid}:${user.gid}`, to]);
  };

  let count = 0;
  let primary = await run(clusterDir);
  let standby: Member | null = null;
  let hung: Member | null = null;
  const kill = async (member: Member) => {
    await signal(member, 'SIGKILL');
    await member.process.ended;
    await rm(member.clusterDir, { recursive: true, force: true, maxRetries: 5 });
  };
  const pair: PostgresPair = {
    connectionString: withPort(first.connectionString, primary.port),
    get primaryPort() {
      return primary.port;
    },
    killPrimary: () => kill(primary),
    hangPrimary: async () => {
      hung = primary;
      await signal(primary, 'SIGSTOP');
    },
    async promote() {
      if (!standby) throw new Error('There is no standby.');
      await ask(standby, 'select pg_promote()');
      primary = standby;
      standby = null;
      return primary.port;
    },
    async addStandby() {
      if (hung) await kill(hung);
      hung = null;
      const dir = join(folder, `standby-${(count += 1)}`);
      await copyPrimary(primary, dir);
      standby = await run(dir);
      await until(async () => {
        const rows = await ask(primary, `select from pg_stat_replication where state = 'streaming'`);
        if (rows.length === 0) throw new Error('The standby doesn’t follow the primary.');
      });
      await ask(primary, `alter system set synchronous_standby_names = '*'`);
      await ask(primary, 'select pg_reload_conf()');
    },
    async stop() {
      if (hung) await kill(hung);
      // A primary that waits for its standby can't end in order before it.
      await primary.process.stop();
      await standby?.process.stop();
      removeTestFolder(folder);
    },
  };
  await pair.addStandby();
  return pair;
}

/** To the server and all its sessions: each of them is a process of its own. */
async function signal({ process: { pid } }: Member, name: 'SIGKILL' | 'SIGSTOP'): Promise<void> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  for (const each of [String(pid), ...children.trim().split(' ')].filter(Boolean)) {
    try {
      process.kill(Number(each), name);
    } catch {
      // It has just ended.
    }
  }
}

function withPort(connectionString: string, port: number): string {
  const url = new URL(connectionString);
  url.port = String(port);
  return url.href;
}

const PATIENCE_MS = 60_000;
async function until(work: () => Promise<unknown>): Promise<void> {
  const endsAt = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      await work();
      return;
    } catch (error) {
      if (performance.now() > endsAt) throw error;
      await wait(100);
    }
  }
}
