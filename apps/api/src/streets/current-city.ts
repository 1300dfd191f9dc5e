import type { Db } from '@ridewire/db';
import { decodeGraph, findDrivingSide, GraphFormatError } from '@ridewire/streets';
import { keepLoaded, type KeptLoaded } from '../core/keep-loaded.ts';
import type { Log } from '../core/log.ts';
import type { City } from './city.ts';
import { findUsedCity, readGraphBytes } from './city-queries.ts';
import { isShipped } from './shipped-source.ts';

/** The side for a city whose streets don't say it. */
const UNKNOWN_SIDE = 'left';

/** The city in use. */
export interface CurrentCity {
  current(): City | null;
  /** Called with another city, or none, once it is loaded. */
  onChange(listener: (city: City | null) => void): void;
}

/** The city in use, as this process holds it: the one before stays until the next is loaded. */
export interface FollowedCity extends CurrentCity, KeptLoaded {}

export function followCity({ db, log }: { db: Db; log: Log }): FollowedCity {
  const listeners: ((city: City | null) => void)[] = [];
  let city: City | null = null;

  function change(next: City | null): void {
    city = next;
    for (const listener of listeners) {
      try {
        listener(next);
      } catch (error) {
        log.error({ error }, 'could not follow a change of the city');
      }
    }
  }
  async function look(signal: AbortSignal): Promise<void> {
    const next = await loadCity(db, city).catch((error: unknown) => {
      if (!(error instanceof GraphFormatError)) throw error;
      // Another version's import: trying again is useless.
      log.error({ error }, 'the city in use can not be read: import it once more');
      return null;
    });
    if (!signal.aborted && next !== city) change(next);
  }
  return {
    current: () => city,
    onChange: (listener) => void listeners.push(listener),
    ...keepLoaded(look, (error) => log.error({ error }, 'could not load the city')),
  };
}

async function loadCity(db: Db, known: City | null): Promise<City | null> {
  const used = await findUsedCity(db);
  if (!used) return null;
  if (used.id === known?.id) return known;
  const bytes = await readGraphBytes(db, used.id, used.graphBytes);
  // Replaced since: there is another city.
  if (!bytes) return await loadCity(db, known);
  const { id, name, title, attribution, version, south, west, north, east } = used;
  const graph = decodeGraph(bytes);
  return {
    id,
    name,
    title,
    attribution,
    version,
    box: { south, west, north, east },
    graph,
    drivesOn: findDrivingSide(graph) ?? UNKNOWN_SIDE,
    isShipped: isShipped(used.source),
  };
}
