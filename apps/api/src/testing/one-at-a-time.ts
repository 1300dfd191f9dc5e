import { setImmediate as immediate, setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { CHANNEL } from '../live/events.ts';

/** What follows from an answer without the database is done within so many turns of the event loop. */
const TURNS = 20;
/** A statement that takes longer may wait for a lock, in milliseconds. */
const LOOK_MS = 50;
const IS_BLOCKED = 'select exists (select from pg_locks where pid = $1 and not granted) as "isBlocked"';
/** Others hear of it: at once, or with the commit. */
const TELLS = /pg_notify|^commit\b/i;

/** The statements of this process. */
export interface Statements {
  /** How many were asked for so far. */
  asked(): number;
  /** Resolves when none is under way, and nothing follows from the last one any more. */
  rest(): Promise<void>;
}

type Call<On> = (this: On, ...all: unknown[]) => unknown;
type OnConnected = (error: Error | undefined, client?: pg.PoolClient, release?: () => void) => void;

/**
 * Has this process do one thing at a time with the database from now on, in the order in which it is asked for: send a statement of a pool, once
 * the one before was answered, the events it told were heard, and what follows from both was asked for; or make a connection. So nothing is decided by the
 * database's pace. Connections outside of pools are left alone.
 */
export function runOneAtATime(): Statements {
  const clients = pg.Client.prototype as unknown as { query: Call<pg.Client> };
  const pools = pg.Pool.prototype as unknown as { connect: Call<pg.Pool> };
  const [ask, open] = [clients.query, pools.connect];
  const [known, pooled] = [new WeakSet<pg.Pool>(), new WeakSet<pg.Client>()];
  const queue: (() => Promise<void>)[] = [];
  const resting: (() => void)[] = [];
  let [asked, blocked, isBusy] = [0, 0, false];
  let listener: pg.Client | undefined;
  let looker: Promise<pg.Client> | undefined;

  const inTurn = (work: () => Promise<void>): void => {
    queue.push(work);
    if (!isBusy) void go();
  };

  async function go(): Promise<void> {
    isBusy = true;
    for (let isMore = true; isMore; isMore = queue.length + blocked > 0) {
      await queue.shift()?.();
      for (let turn = 0; turn < TURNS; turn += 1) await immediate();
    }
    isBusy = false;
    for (const rested of resting.splice(0)) rested();
  }

  /** Sends it, and waits for the answer; or until it waits for a lock that only another one can release. */
  async function send(client: pg.Client, text: string, begin: () => void): Promise<void> {
    const answered = hearAnswer(client);
    begin();
    while (!(await isWithin(answered, LOOK_MS))) {
      looker ??= connectAs(client);
      const { processID } = client as unknown as { processID: number };
      const locks = ask.call(await looker, IS_BLOCKED, [processID]) as Promise<
        pg.QueryResult<{ isBlocked: boolean }>
      >;
      if (!(await locks).rows[0]?.isBlocked) continue;
      blocked += 1;
      void answered.then(() => {
        blocked -= 1;
        inTurn(() => hear(text));
      });
      return;
    }
    await hear(text);
  }

  /** Its own notifications come before the answer to what is asked after them. */
  async function hear(text: string): Promise<void> {
    if (listener && TELLS.test(text))
      await (ask.call(listener, 'select') as Promise<unknown>).catch(() => {});
  }

  function follow(client: pg.Client): void {
    listener = client;
    client.once('end', () => listener === client && (listener = undefined));
  }

  clients.query = function query(...all) {
    const text = typeof all[0] === 'string' ? all[0] : String((all[0] as { text?: unknown }).text);
    if (text === `listen ${CHANNEL}`) follow(this);
    // Asked whether it is still there, it answers in time: a busy machine must not cut it off.
    if (this === listener && text === 'select 1') return Promise.resolve();
    if (!pooled.has(this)) return ask.apply(this, all);
    asked += 1;
    const turn = Promise.withResolvers<void>();
    inTurn(() => send(this, text, turn.resolve));
    const answer = turn.promise.then(() => ask.apply(this, all));
    return typeof all.at(-1) === 'function' ? undefined : answer;
  };
  pools.connect = function connect(onConnected) {
    if (!known.has(this)) this.on('acquire', (client) => pooled.add(client));
    known.add(this);
    // One that ends when it is idle would have to be made again at a moment that the true time decides.
    this.options.idleTimeoutMillis = 0;
    const isFull = () => this.totalCount >= this.options.max;
    if (this.idleCount > 0 || isFull()) return open.call(this, onConnected);
    asked += 1;
    const made = Promise.withResolvers<pg.PoolClient>();
    inTurn(async () => {
      // Others may have taken the last one meanwhile: then it comes from one of them.
      const isThere = this.idleCount > 0 || !isFull();
      const opened = open.call(this) as Promise<pg.PoolClient>;
      opened.then(made.resolve, made.reject);
      if (isThere) await opened.catch(() => {});
    });
    if (typeof onConnected !== 'function') return made.promise;
    const say = onConnected as OnConnected;
    made.promise.then((client) => say(undefined, client, () => client.release()), say);
  };
  return {
    asked: () => asked,
    rest: () =>
      new Promise((resolve) => {
        resting.push(resolve);
        if (!isBusy) void go();
      }),
  };
}

function hearAnswer(client: pg.Client): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const ends = ['drain', 'end'] as const;
  const end = () => {
    for (const each of ends) client.off(each as 'end', end);
    resolve();
  };
  for (const each of ends) client.on(each as 'end', end);
  return promise;
}

async function isWithin(work: Promise<void>, ms: number): Promise<boolean> {
  const timer = new AbortController();
  const late = wait(ms, false, { signal: timer.signal }).catch(() => false);
  const isDone = await Promise.race([work.then(() => true), late]);
  timer.abort();
  return isDone;
}

/** To a database of its own, since one to which somebody is connected can't be copied. */
async function connectAs({ host, port, user, password }: pg.Client): Promise<pg.Client> {
  const looker = new pg.Client({ host, port, user, password: password as string, database: 'postgres' });
  // It ends with the database.
  looker.on('error', () => {});
  await looker.connect();
  return looker;
}
