import pg from 'pg';
import type { Db } from './client.ts';
import { MOVED_CLOCK } from './is-sandbox.ts';
import { migrateDatabase } from './migrate.ts';
import { retryWhileInUse } from './retry-while-in-use.ts';

/** The database can't be a sandbox's. `message` is one line, without credentials. */
export class SandboxError extends Error {
  override name = 'SandboxError';
}

/** The schema marks a database as a sandbox's, for good. */
const SCHEMA = 'sandbox';
/** Functions of the first schema that has one of the name win, so statements read the moved clock without knowing of it. */
const MOVED_PATH = `${SCHEMA}, pg_catalog, public`;
/** The databases of a sandbox, beside the server's own, which stays empty. No other is ever dropped. */
const NAME = 'ridewire_sandbox';
const START = 'ridewire_sandbox_start';
/** Postgres reads the clock by these. */
const CLOCKS = {
  now: 'stable',
  transaction_timestamp: 'stable',
  statement_timestamp: 'stable',
  clock_timestamp: 'volatile',
} as const;

const MARK = `
create schema ${SCHEMA};
create table ${MOVED_CLOCK} (ahead interval not null, is_filled boolean not null);
insert into ${MOVED_CLOCK} values ('0', false);
${Object.entries(CLOCKS)
  .map(
    ([
      name,
      volatility,
    ]) => `create function ${SCHEMA}.${name}() returns timestamptz language sql ${volatility}
as $$ select pg_catalog.${name}() + (select ahead from ${MOVED_CLOCK}) $$;`,
  )
  .join('\n')}`;

/** What was created before the server's path counted: column defaults and views. Each as the statement that makes it anew. */
const STATEMENTS_WITH_CLOCK = `
select format('alter table %s alter column %I set default %s', attrelid::regclass, attname, said) as statement
from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum,
  pg_get_expr(adbin, adrelid) said
where said ~ '\\m(${Object.keys(CLOCKS).join('|')})\\(\\)' and said not like '%${SCHEMA}.%'
union all
select format('create or replace view public.%I as %s', relname, said)
from pg_class, pg_get_viewdef(oid) said
where relkind = 'v' and relnamespace = 'public'::regnamespace
  and said ~ '\\m(${Object.keys(CLOCKS).join('|')})\\(\\)' and said not like '%${SCHEMA}.%'`;

/** Moves the clock of all who are connected. */
export async function setClockAhead(db: Pick<Db, 'pool'>, aheadMs: number): Promise<void> {
  await db.pool.query(`update ${MOVED_CLOCK} set ahead = $1::float8 * interval '1 millisecond'`, [aheadMs]);
}

/**
 * Has the clock of all who are connected stand still: from now on it is as far ahead of 1970 as it is set, and the same moment
 * until it is set again.
 */
export async function stopClock({ pool }: Pick<Db, 'pool'>): Promise<void> {
  for (const [name, volatility] of Object.entries(CLOCKS))
    await pool.query(`create or replace function ${SCHEMA}.${name}() returns timestamptz language sql ${volatility}
as $$ select 'epoch'::timestamptz + (select ahead from ${MOVED_CLOCK}) $$`);
}

/** The database of a sandbox. */
export interface SandboxDatabase {
  /** For the server's connections, whose statements read the moved clock. */
  connectionString: string;
  /** It is in its start state. */
  isNew: boolean;
  /** How far its clock is ahead, in milliseconds. */
  readAheadMs(): Promise<number>;
  /** Brings the start state back. Every connection to the database ends. */
  reset(): Promise<void>;
}

/**
 * Opens a sandbox's database on the embedded server of its data folder, which lets in one process at a time. The first
 * time it is filled, and its start state kept next to it, as a database of its own.
 * @param serverUrl of the database that a city would use there
 * @param fill brings what the start state has
 * @throws SandboxError if the folder holds a city
 */
export async function openSandboxDatabase(
  serverUrl: string,
  fill: (connectionString: string) => Promise<void>,
): Promise<SandboxDatabase> {
  if (await is(serverUrl, `to_regclass('drizzle.__drizzle_migrations') is not null`))
    throw new SandboxError('The folder “sandbox” in DATA_DIR holds a city: choose another DATA_DIR.');
  const [url, startUrl] = [withDatabase(serverUrl, NAME), withDatabase(serverUrl, START)];
  // One whose removal was cut short takes no connections.
  const isThere = (name: string) =>
    is(serverUrl, `exists (select from pg_database where datname = '${name}' and datconnlimit <> -2)`);
  const make = async (name: string, from = '') => {
    await retryWhileInUse(() => run(serverUrl, `drop database if exists ${name} with (force)`));
    await retryWhileInUse(() => run(serverUrl, `create database ${name} ${from}`));
  };
  const reset = () => make(NAME, `template ${START}`);
  const isFilled =
    (await isThere(START)) &&
    (await is(startUrl, `to_regclass('${MOVED_CLOCK}') is not null`)) &&
    (await is(startUrl, `(select is_filled from ${MOVED_CLOCK})`));
  if (isFilled) await migrate(startUrl);
  else {
    await make(START);
    await run(startUrl, MARK);
    await migrate(startUrl);
    await fill(startUrl);
    await run(startUrl, `update ${MOVED_CLOCK} set is_filled = true`);
  }
  const isNew = !(await isThere(NAME));
  if (isNew) await reset();
  else await migrate(url);
  return {
    connectionString: withMovedPath(url),
    isNew,
    readAheadMs: async () => {
      const rows = await run<{ ms: number }>(
        url,
        `select (extract(epoch from ahead) * 1000)::float8 as ms from ${MOVED_CLOCK}`,
      );
      return rows[0]?.ms ?? 0;
    },
    reset,
  };
}

/** Migrations run by the true clock and in the ordinary path: they would make their tables in the first schema of it. */
async function migrate(connectionString: string): Promise<void> {
  await migrateDatabase(connectionString, { forSandbox: true });
  const statements = await run<{ statement: string }>(connectionString, STATEMENTS_WITH_CLOCK);
  const text = [`set search_path = ${MOVED_PATH}`, ...statements.map(({ statement }) => statement)].join(
    ';\n',
  );
  await run(connectionString, text);
}

async function is(connectionString: string, condition: string): Promise<boolean> {
  const [row] = await run<{ so: boolean }>(connectionString, `select ${condition} as so`);
  return row?.so ?? false;
}

async function run<Row extends pg.QueryResultRow>(connectionString: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

function withDatabase(connectionString: string, name: string): string {
  const url = new URL(connectionString);
  url.pathname = `/${encodeURIComponent(name)}`;
  return url.href;
}

function withMovedPath(connectionString: string): string {
  const url = new URL(connectionString);
  const others = url.searchParams.get('options');
  const path = `-c search_path=${MOVED_PATH.replaceAll(' ', '')}`;
  url.searchParams.set('options', others === null ? path : `${others} ${path}`);
  // A plus sign would stay one.
  url.search = url.search.replaceAll('+', '%20');
  return url.href;
}
