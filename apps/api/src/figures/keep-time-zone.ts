import pg from 'pg';
import { countCellHours } from './count-cell-hours.ts';
import { recountFigures } from './recount-figures.ts';

/**
 * Keeps the figures by this time zone. If they were kept by another one, or never, all are counted again, which takes
 * seconds a million rides. If only the hours of areas were never kept, only they are counted.
 * @param timeZone IANA name
 */
export async function keepTimeZone(connectionString: string, timeZone: string): Promise<void> {
  // A separate connection, because counting may take longer than other statements are allowed.
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  try {
    const found = await client.query<{ time_zone: string }>('select time_zone from city');
    if (found.rows[0]?.time_zone !== timeZone) await recountFigures(client, timeZone);
    else await countCellHours(client);
  } finally {
    await client.end();
  }
}
