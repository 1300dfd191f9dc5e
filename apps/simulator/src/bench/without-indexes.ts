import type { Db } from '@ridewire/db';

interface Part {
  drop: string;
  make: string;
}

/**
 * Fills a table with millions of rows. Its triggers, secondary indexes and references are removed first and restored
 * afterwards; references are not checked again.
 */
export async function withoutIndexes(db: Db, table: string, fill: () => Promise<void>): Promise<void> {
  const { rows: parts } = await db.pool.query<Part>(
    `select format('alter table %I drop constraint %I', $1::text, conname) as drop,
        format('alter table %I add constraint %I %s not valid', $1, conname, pg_get_constraintdef(oid)) as make
      from pg_constraint where conrelid = $1::regclass and contype = 'f'
      union all
      select format('drop index %I', i.indexrelid::regclass::text), pg_get_indexdef(i.indexrelid)
      from pg_index i where i.indrelid = $1::regclass
        and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [table],
  );
  await db.pool.query(`alter table ${table} disable trigger user`);
  for (const part of parts) await db.pool.query(part.drop);
  await fill();
  const client = await db.pool.connect();
  try {
    await client.query(`set maintenance_work_mem = '1GB'`);
    for (const part of parts) await client.query(part.make);
  } finally {
    client.release(true);
  }
  await db.pool.query(`alter table ${table} enable trigger user`);
  await db.pool.query(`vacuum (analyze) ${table}`);
}
