import type pg from 'pg';
import { LOCK_FIGURES } from './fold-figures.ts';
import { KEPT_TABLES, type KeptTable } from './raw-figures.ts';

/** The result of a recount for one table. */
export interface Recount {
  table: string;
  rows: number;
  /** Rows that were wrong, missing or superfluous. */
  wrong: number;
  /** One of them, as kept and as counted: null where there is none. */
  example?: { kept: object | null; counted: object | null };
}

/**
 * Counts all kept figures again, in one transaction: readers have the old ones until it ends. Rides go on: changes
 * committed after this began are neither counted nor forgotten, and folded later.
 * @param client a connection without a time limit
 * @param timeZone the city's from now on; unless given, it stays
 */
export async function recountFigures(client: pg.Client, timeZone?: string): Promise<Recount[]> {
  await client.query('begin isolation level repeatable read');
  try {
    // Before the transaction's first read, which must see the result of the last fold.
    await client.query(LOCK_FIGURES);
    if (timeZone !== undefined)
      await client.query(
        `insert into city (time_zone) values ($1) on conflict (id) do update set time_zone = excluded.time_zone`,
        [timeZone],
      );
    // Too small for Postgres to analyze automatically: it would assume a thousand cities and start workers for each
    // sum.
    await client.query('analyze city');
    const found: Recount[] = [];
    for (const table of KEPT_TABLES) found.push(await recountTable(client, table));
    await client.query('delete from ride_deltas');
    await client.query('delete from user_deltas');
    await client.query('commit');
    return found;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

async function recountTable(client: pg.Client, table: KeptTable): Promise<Recount> {
  const { name, keys, sums, raw } = table;
  const counted = `counted_${name}`;
  await client.query(`create temp table ${counted} on commit drop as ${raw}`);
  await client.query(`analyze ${counted}`);
  const [key, columns] = [keys.join(', '), [...keys, ...sums].join(', ')];
  const wrong = await client.query<{ wrong: number; kept: object | null; counted: object | null }>(
    `with kept as (
        select ${key}, ${sums.map((sum) => `sum(${sum}) as ${sum}`).join(', ')} from ${name}_now group by ${key}
        having ${sums.map((sum) => `sum(${sum}) <> 0`).join(' or ')}
      )
      select (count(*) over ())::int as wrong, case when k is not null then to_json(k) end as kept,
        case when c is not null then to_json(c) end as counted
      from kept k full join ${counted} c using (${key})
      where (${sums.map((sum) => `k.${sum}`).join(', ')}) is distinct from (${sums.map((sum) => `c.${sum}`).join(', ')})
      order by ${key} limit 1`,
  );
  await client.query(`delete from ${name}`);
  const written = await client.query(`insert into ${name} (${columns}) select ${columns} from ${counted}`);
  await client.query(`analyze ${name}`);
  const [first] = wrong.rows;
  return {
    table: name,
    rows: written.rowCount ?? 0,
    wrong: first?.wrong ?? 0,
    ...(first && { example: { kept: first.kept, counted: first.counted } }),
  };
}
