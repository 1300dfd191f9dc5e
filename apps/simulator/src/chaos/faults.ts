import { setTimeout as wait } from 'node:timers/promises';
import { query } from '@ridewire/db/testing/query';
import { CLOCK_FAULTS } from './clock-faults.ts';
import { DATABASE_FAULTS } from './database-faults.ts';
import { one, type Fault } from './fault.ts';
import { HELD_UP_FAULTS } from './held-up-faults.ts';
import { NATS_FAULTS } from './nats-faults.ts';
import { RECEIVER_FAULTS } from './receiver-faults.ts';
import { STRANGER_FAULTS } from './stranger-faults.ts';
import type { Town } from './town.ts';

/** Ends connections to the town's database by the condition, as an administrator does. */
const endConnections = async ({ connectionString }: Town, where: string): Promise<void> => {
  await query(
    connectionString,
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and ${where}`,
  );
};
const OF_SERVERS = `application_name like 'ridewire%'`;

export const FAULTS: readonly Fault[] = [
  {
    name: 'a process is killed, and started again a second later',
    async happen(town) {
      const server = one(town);
      await server.process.kill();
      await wait(1_000);
      await server.restart();
    },
  },
  {
    name: 'a process is killed, and its clients find another',
    async happen(town) {
      const server = one(town);
      const other = town.servers.find((each) => each !== server);
      if (other) server.line.lead(other.port);
      await server.process.kill();
      // It comes back by itself, later.
      void server.restart();
    },
  },
  {
    name: 'every process is restarted, one after the other',
    async happen(town) {
      const { servers, missed } = town;
      const before = missed.found.length;
      const end = new AbortController();
      const ports = servers.map(({ port }) => port);
      for (const { line } of servers) line.share(ports);
      const calling = servers.map(async ({ line }) =>
        missed.keepCalling(line.url, await town.addAdmin(), end.signal),
      );
      for (const server of servers) {
        await server.process.stop();
        await server.restart();
        server.line.share(ports);
      }
      end.abort();
      await Promise.all(calling);
      for (const { line, port } of servers) line.lead(port);
      return () => Promise.resolve(missed.found.slice(before));
    },
  },
  {
    name: 'every process is killed at once',
    async happen({ servers }) {
      await Promise.all(servers.map(({ process }) => process.kill()));
      await Promise.all(servers.map((server) => server.restart()));
    },
  },
  {
    name: 'a process stops computing for four seconds',
    async happen(town) {
      const { process } = one(town);
      process.pause();
      await wait(4_000);
      process.goOn();
    },
  },
  {
    name: 'every connection to the database is cut, five times',
    async happen(town) {
      for (let i = 0; i < 5; i += 1) {
        await endConnections(town, OF_SERVERS);
        await wait(Math.random() * 300);
      }
    },
  },
  {
    name: 'the connections that hear events are cut',
    happen: (town) => endConnections(town, `application_name like 'ridewire listener%'`),
  },
  {
    name: 'the database crashes and recovers',
    async happen({ db }) {
      // One killed process of Postgres makes it end all others and recover from its log.
      const found = await db.pool.query<{ pid: number }>(
        `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and ${OF_SERVERS} limit 1`,
      );
      const { pid } = found.rows[0] ?? {};
      if (pid === undefined) throw new Error('No process of ours is connected to the database.');
      process.kill(pid, 'SIGKILL');
      for (;;) {
        await wait(50);
        const isBack = await db.pool.query('select').then(
          () => true,
          () => false,
        );
        if (isBack) return;
      }
    },
  },
  {
    name: 'somebody locks every ride under way for three seconds',
    async happen({ db }) {
      const client = await db.pool.connect();
      try {
        await client.query('begin');
        await client.query(
          `select from rides where status in ('requested', 'accepted', 'picked_up', 'in_transit') order by id for update`,
        );
        await wait(3_000);
        await client.query('rollback');
      } finally {
        client.release();
      }
    },
  },
  {
    name: 'the network to a process is cut for two seconds',
    async happen(town) {
      const { line } = one(town);
      line.cut();
      await wait(2_000);
      line.restore();
    },
  },
  {
    name: 'the network to a process is silent for ten seconds',
    async happen(town) {
      const { line } = one(town);
      line.freeze();
      await wait(10_000);
      line.restore();
    },
  },
  ...HELD_UP_FAULTS,
  ...STRANGER_FAULTS,
  ...CLOCK_FAULTS,
  ...RECEIVER_FAULTS,
  ...DATABASE_FAULTS,
  ...NATS_FAULTS,
];
