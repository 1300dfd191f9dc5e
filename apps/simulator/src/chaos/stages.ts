import { execFile } from 'node:child_process';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { openLine, type Line } from '@ridewire/api/testing/line';
import { hasNats, startNats, type NatsServer } from '@ridewire/api/testing/start-nats';
import { migrateDatabase, startEmbeddedPostgres } from '@ridewire/db';
import { startPostgresPair } from '@ridewire/db/testing/postgres-pair';
import { makeTestFolder, removeTestFolder } from '@ridewire/db/testing/test-folder';
import { startTestPostgres } from '@ridewire/db/testing/test-postgres';
import { startReceivers, type Receivers } from './receivers.ts';

/** What the machines around a town can be made to do; each stage has some of it. */
export interface Hands {
  /**
   * The database's machine is gone, or silent for good, and a second later its standby takes over. Resolves then; the
   * next standby is added by `recover`.
   */
  failOver(how: 'killed' | 'silent'): Promise<void>;
  recover(): Promise<void>;
  /** Leaves no room on the database's disk. @returns gives it back */
  fillDisk(): Promise<() => Promise<void>>;
  receivers: Receivers;
  nats: NatsServer;
}

/** A database, and what else a town stands on. */
export interface Stage {
  connectionString: string;
  /** The same database for those who look; by default the same address. Its connections are never silent. */
  lookUrl?: string;
  env: Record<string, string>;
  hands: Partial<Hands>;
  stop(): Promise<void>;
}

/** It keeps its promises: what was committed survives a crash. */
const DURABLE = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };
const TAKEOVER_MS = 1_000;
const DISK_MB = 600;

export const STAGES = {
  async plain(): Promise<Stage> {
    const postgres = await startTestPostgres({ settings: DURABLE });
    const { connectionString } = await postgres.createDatabase();
    return { connectionString, env: {}, hands: {}, stop: () => postgres.stop() };
  },
  async 'with receivers'(): Promise<Stage> {
    const [plain, receivers] = await Promise.all([STAGES.plain(), startReceivers()]);
    return {
      ...plain,
      env: receivers.env,
      hands: { receivers },
      stop: async () => {
        await plain.stop();
        await receivers.stop();
      },
    };
  },
  async 'with NATS'(): Promise<Stage> {
    return addNats(await STAGES.plain());
  },
  /** The product knows one address, which leads to the primary, as a proxy or a virtual address does. */
  async 'with a standby'(): Promise<Stage> {
    const pair = await startPostgresPair();
    const [line, own] = await Promise.all([openLine(pair.primaryPort), openLine(pair.primaryPort)]);
    const through = ({ url }: Line) =>
      Object.assign(new URL(pair.connectionString), { port: new URL(url).port }).href;
    const hands: Partial<Hands> = {
      async failOver(how) {
        if (how === 'killed') await pair.killPrimary();
        else await pair.hangPrimary();
        await wait(TAKEOVER_MS);
        own.cut();
        line.abandon();
        const port = await pair.promote();
        for (const each of [line, own]) each.lead(port);
        own.restore();
      },
      recover: () => pair.addStandby(),
    };
    const stop = async () => {
      await Promise.all([line.close(), own.close()]);
      await pair.stop();
    };
    return { connectionString: through(line), lookUrl: through(own), env: {}, hands, stop };
  },
  async 'on a small disk'(): Promise<Stage> {
    if (process.getuid?.() !== 0) throw new Unavailable('only root can give the database a disk of its own');
    const folder = makeTestFolder();
    const run = promisify(execFile);
    await run('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=711`, 'tmpfs', folder]).catch(
      (cause: Error) => {
        throw new Unavailable(`no disk of its own can be mounted: ${cause.message.trim()}`);
      },
    );
    const postgres = await startEmbeddedPostgres({
      dataDir: join(folder, 'postgres'),
      settings: { max_wal_size: '64MB', min_wal_size: '32MB' },
    });
    await migrateDatabase(postgres.connectionString);
    const ballast = join(folder, 'ballast');
    const fillDisk = async () => {
      const { bavail, bsize } = await statfs(folder);
      await writeFile(ballast, Buffer.alloc(bavail * bsize)).catch(() => {});
      return () => rm(ballast);
    };
    const stop = async () => {
      await postgres.stop();
      await run('umount', [folder]);
      removeTestFolder(folder);
    };
    return { connectionString: postgres.connectionString, env: {}, hands: { fillDisk }, stop };
  },
} satisfies Record<string, () => Promise<Stage>>;

export type StageName = keyof typeof STAGES;

/** The same stage, on which processes tell each other by NATS. */
export async function addNats(stage: Stage): Promise<Stage> {
  if (!hasNats) {
    await stage.stop();
    throw new Unavailable('nats-server isn’t installed');
  }
  const nats = await startNats();
  return {
    ...stage,
    env: { ...stage.env, NATS_URL: nats.url },
    hands: { ...stage.hands, nats },
    stop: async () => {
      await stage.stop();
      await nats.kill();
    },
  };
}

/** Says why a stage can't be had on this machine. */
export class Unavailable extends Error {}
