import type { Db } from '@ridewire/db';
import { decodeGraph, GraphFormatError } from '@ridewire/streets';
import type { Log } from '../core/log.ts';
import type { City } from './city.ts';
import { findUsedCity, readGraphBytes } from './city-queries.ts';
import { OUTLINE_SOURCE } from './outline-source.ts';

const RETRY_AFTER_MS = 1_000;

/** Which city is in use now. */
export interface CurrentCity {
  current(): City | null;
  /** Told of another one, or none, once it's there whole. */
  onChange(listener: (city: City | null) => void): void;
}

/** The city in use, as this process holds it. */
export interface FollowedCity extends CurrentCity {
  /**
   * Looks which city is in use, and loads it if it's another one. Until it's there whole, the one before stays.
   * @throws the database's error
   */
  load(): Promise<void>;
  /** Does the same in its own time, and again where it fails. */
  reload(): void;
  stop(): void;
}

export function followCity({ db, log }: { db: Db; log: Log }): FollowedCity {
  const listeners: ((city: City | null) => void)[] = [];
  let city: City | null = null;
  let stopped = false;
  let loading: Promise<void> | null = null;
  let isAskedAgain = false;
  let retry: NodeJS.Timeout | undefined;

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
  async function look(): Promise<void> {
    do {
      isAskedAgain = false;
      const next = await loadCity(db, city).catch((error: unknown) => {
        if (!(error instanceof GraphFormatError)) throw error;
        // Another version's import: there is no use in trying again.
        log.error({ error }, 'the city in use can not be read: import it once more');
        return null;
      });
      if (!stopped && next !== city) change(next);
    } while (isAskedAgain && !stopped);
  }
  async function load(): Promise<void> {
    // What is asked while it's being read may be newer than what is read.
    if (loading) isAskedAgain = true;
    await (loading ??= look().finally(() => (loading = null)));
  }
  function reload(): void {
    clearTimeout(retry);
    if (stopped) return;
    load().catch((error: unknown) => {
      log.error({ error }, 'could not load the city');
      clearTimeout(retry);
      if (!stopped) retry = setTimeout(reload, RETRY_AFTER_MS);
    });
  }

  return {
    current: () => city,
    onChange: (listener) => void listeners.push(listener),
    load,
    reload,
    stop() {
      stopped = true;
      clearTimeout(retry);
    },
  };
}

async function loadCity(db: Db, known: City | null): Promise<City | null> {
  const used = await findUsedCity(db);
  if (!used) return null;
  if (used.id === known?.id) return known;
  const bytes = await readGraphBytes(db, used.id, used.graphBytes);
  // Replaced meanwhile: there is another one.
  if (!bytes) return await loadCity(db, known);
  const { id, name, title, attribution, version, south, west, north, east } = used;
  return {
    id,
    name,
    title,
    attribution,
    version,
    box: { south, west, north, east },
    graph: decodeGraph(bytes),
    isOutline: used.source === OUTLINE_SOURCE,
  };
}
