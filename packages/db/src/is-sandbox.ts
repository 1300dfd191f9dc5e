import type pg from 'pg';

/** The table in which a sandbox's database keeps how far its clock is ahead. */
export const MOVED_CLOCK = 'sandbox.moved_clock';

/** Whether the database is a sandbox's: marked by its clock, since any database may have a schema of that name. */
export async function isSandbox(client: Pick<pg.Client, 'query'>): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    `select to_regclass('${MOVED_CLOCK}') is not null as found`,
  );
  return rows[0]?.found ?? false;
}
