import pg from 'pg';
import { countCellHours } from './count-cell-hours.ts';
import { recountFigures } from './recount-figures.ts';

/**
 * Has the figures kept by these clocks. Where they were kept by others, or never, all are counted anew, which takes
 * seconds a million rides. Where only the hours of areas were never kept, only they are counted.
 * @param timeZone IANA name
 */
export async function keepTimeZone(connectionString: string, timeZone: string): Promise<void> {
  // Its own connection: counting may take longer than statements otherwise may.
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
