import { openDb } from '@ridewire/db';
import pg from 'pg';
import { fillPickupCells } from './fill-pickup-cells.ts';
import { foldFigures } from './fold-figures.ts';
import { recountFigures, type Recount } from './recount-figures.ts';

/** A repair's findings and result. */
export interface Repair {
  /** Rides that had no H3 cell of their pickup yet. */
  filledCells: number;
  tables: Recount[];
}

/**
 * Counts all kept figures again from rides and accounts, and says what was wrong. Safe while servers run.
 * @throws Error where no server ever ran on this database, because the city's time zone is unknown
 */
export async function repairFigures(connectionString: string): Promise<Repair> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  const db = openDb(connectionString, { maxConnections: 1 });
  try {
    await client.connect();
    const city = await client.query('select from city');
    if (!city.rowCount) throw new Error('This database has no figures yet: start Ridewire on it once.');
    const filledCells = await fillPickupCells(client, () => foldFigures(db));
    return { filledCells, tables: await recountFigures(client) };
  } finally {
    await db.close();
    await client.end();
  }
}
