import { schema } from '@ridewire/db';
import type pg from 'pg';
import { LOCK_FIGURES } from './fold-figures.ts';
import { CELL_HOURS } from './raw-figures.ts';

const { name, keys, sums, raw } = CELL_HOURS;
const columns = [...keys, ...sums].join(', ');

/**
 * Counts the hours of areas where a database is older than they are: it has recent figures of areas, but no hours of
 * them. The other figures stay. Notes not folded yet are left out, because they are folded later; so counting twice
 * adds nothing.
 * @param client a connection without a time limit
 */
export async function countCellHours(client: pg.Client): Promise<void> {
  const found = await client.query<{ lacks: boolean }>(
    `select not exists (select from ride_cell_hours) and exists (
        select from ride_cells where requested > 0 and day > (select (now() at time zone time_zone)::date from city) - ${schema.CELL_HOURS_DAYS}
      ) as lacks`,
  );
  if (!found.rows[0]?.lacks) return;
  await client.query('begin isolation level repeatable read');
  try {
    // Before the transaction's first read, as in a recount.
    await client.query(LOCK_FIGURES);
    await client.query(
      `insert into ${name} (${columns})
        select ${keys.join(', ')}, sum(requested) from (
          select ${columns} from (${raw}) counted
          union all
          select ${keys.join(', ')}, -requested from ${name}_now
        ) missing group by ${keys.join(', ')} having sum(requested) <> 0
        on conflict (${keys.join(', ')}) do update set requested = ${name}.requested + excluded.requested`,
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}
