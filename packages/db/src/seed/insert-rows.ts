import type pg from 'pg';

/** Inserts rows of one shape in one statement. Columns left out get their defaults. */
export async function insertRows(
  client: Pick<pg.Client, 'query'>,
  table: string,
  rows: object[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  await client.query(
    `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1::json)`,
    [JSON.stringify(rows)],
  );
}
