import { setImmediate as immediate, setTimeout as wait } from 'node:timers/promises';
import type { Db } from '@ridewire/db';
import pg from 'pg';
import { CHANNEL, type ServerEvent } from '../live/events.ts';
import { userTopic } from '../live/topics.ts';
import type { RunningServices } from '../server/start-services.ts';

/** Nobody's id: the process hears events about it and does nothing. */
const NOBODY = '00000000-0000-4000-8000-000000000000';
const READ: ServerEvent = { event: 'notifications.read', userId: NOBODY };
/** Whatever follows from an answer without the database is begun within this time, in milliseconds. */
const A_TURN_MS = 2;

/**
 * Drivers are chosen for some requests while others get theirs: in production nobody waits for the last one. Here offers leave after so many
 * turns, by when all are chosen, whatever the database's pace.
 */
const HELD = { name: 'offer_rides', turns: 100 };

interface Statements {
  /** How many this process has asked of the database so far. */
  asked(): number;
  /** Whether none is under way, nor waits for a connection. */
  areDone(): boolean;
}

type Call<On> = (this: On, ...all: unknown[]) => unknown;

/**
 * Counts the statements of this process, from now on, and holds back offers. The database doesn't know of one that is still on its way, so it can't be
 * asked.
 */
export function watchStatements(): Statements {
  const [met, busy] = [new WeakSet<pg.Client>(), new Set<pg.Client>()];
  let [asked, connecting] = [0, 0];
  const clients = pg.Client.prototype as unknown as { query: Call<pg.Client> };
  const ask = clients.query;
  clients.query = function query(...all) {
    asked += 1;
    busy.add(this);
    if (!met.has(this)) for (const end of ['drain', 'end']) this.on(end as 'drain', () => busy.delete(this));
    met.add(this);
    if ((all[0] as { name?: unknown } | undefined)?.name !== HELD.name) return ask.apply(this, all);
    return holdBack().then(() => ask.apply(this, all));
  };
  const pools = pg.Pool.prototype as unknown as { connect: Call<pg.Pool> };
  const open = pools.connect;
  pools.connect = function connect(onConnected) {
    connecting += 1;
    const isOpen = () => (connecting -= 1);
    if (typeof onConnected !== 'function') return (open.call(this) as Promise<unknown>).finally(isOpen);
    return open.call(this, (...all: unknown[]) => {
      isOpen();
      (onConnected as (...all: unknown[]) => void)(...all);
    });
  };
  return { asked: () => asked, areDone: () => busy.size === 0 && connecting === 0 };
}

async function holdBack(): Promise<void> {
  for (let turn = 0; turn < HELD.turns; turn += 1) await immediate();
}

/**
 * Waits until a process that is alone with its database has nothing under way: it has matched all requests, heard all events, and
 * asks the database nothing more.
 * @param statements of this process, watched since its start
 */
export function createQuiet(
  { hub, gathering, matchSoon }: RunningServices,
  { pool }: Pick<Db, 'pool'>,
  statements: Statements,
) {
  let heard = Promise.withResolvers<void>();
  const hear = () => heard.resolve();
  hub.join(userTopic(NOBODY), { view: hear, push: () => {}, reread: () => {} });
  const rest = async () => {
    const before = statements.asked();
    // Answers that are there are taken between a timer and an immediate.
    await wait(A_TURN_MS);
    await immediate();
    return statements.areDone() && statements.asked() === before;
  };
  return async (): Promise<void> => {
    for (;;) {
      while (!(await rest()));
      await gathering.finish();
      await matchSoon();
      heard = Promise.withResolvers();
      await pool.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(READ)]);
      await heard.promise;
      if (await rest()) return;
    }
  };
}
