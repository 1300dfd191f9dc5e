import { benchDeskAfterwards } from './bench-desk-afterwards.ts';
import { benchDeskFigures } from './bench-desk-figures.ts';
import { benchDeskPages } from './bench-desk-pages.ts';
import { benchDeskSearches } from './bench-desk-searches.ts';
import { openYear } from './open-year.ts';

/** The admins' lists, searches and figures on a year of a big city's rides, compared with plain SQL. */
export async function benchDesk() {
  const { db, stop } = await openYear();
  try {
    return [
      ...(await benchDeskPages(db)),
      ...(await benchDeskAfterwards(db)),
      ...(await benchDeskFigures(db)),
      ...(await benchDeskSearches(db)),
    ];
  } finally {
    await stop();
  }
}
