import { shareGraph } from '@ridewire/streets';
import type { Log } from '../core/log.ts';
import type { City } from './city.ts';
import type { CurrentCity } from './current-city.ts';
import type { HandChange } from './search-messages.ts';
import { startSearchThread, type SearchThread } from './search-thread.ts';
import { createChangedNear } from './changed-near.ts';
import type { CitySearch } from './way-finder.ts';

/** How far from a point its street may be, in meters. It is further in the included city, which lacks some streets. */
const REACH_METERS = { map: 300, shipped: 1_000 };

/** The longest a search may take, in milliseconds. */
const FINISH_MS = 10_000;

/** The searches in the streets of the city in use. */
export interface CitySearches {
  /** Null where no streets are known. */
  current: () => CitySearch | null;
  /** Uses the learned speeds of a city, as `packSpeeds` packs them; speeds of a city that is not in use are ignored. */
  learn(city: City, learnt: SharedArrayBuffer): void;
  /** Heeds these changes by hand, in this city and any later one, and no others. */
  change(changes: readonly HandChange[]): void;
  /** The lines of changes by hand that are in this city; null until that is known, or where no streets are. */
  laid(): ReadonlySet<string> | null;
  /** Called when that is known, after each change and in each city, and when there are no streets any more. */
  onLaid(listener: () => void): void;
  /** Calculates with the present hour. */
  refresh(): void;
  stop(): Promise<void>;
}

/** @param options.timeZone the city's */
export function followSearches(
  cities: CurrentCity,
  { timeZone, log }: { timeZone: string; log: Log },
): CitySearches {
  let thread: SearchThread | null = null;
  let search: CitySearch | null = null;
  let changes: readonly HandChange[] = [];
  const listeners: (() => void)[] = [];

  /**
   * Asks by a new function for each set of changes: answers are kept by function, so none of an earlier set is given
   * again.
   */
  const searchIn = (city: City, started: SearchThread): CitySearch => ({
    city,
    isChangedNear: createChangedNear(changes, () => started.laid()),
    ask: (request, by) => started.ask(request, by),
  });
  function follow(city: City | null): void {
    const before = thread;
    // Searches in the former city are still answered.
    if (before) setTimeout(() => void before.stop(), FINISH_MS).unref();
    thread = null;
    search = null;
    if (!city) {
      for (const listener of listeners) listener();
      return;
    }
    const data = {
      streets: shareGraph(city.graph),
      ...{ timeZone, learnt: null, changes },
      reachMeters: city.isShipped ? REACH_METERS.shipped : REACH_METERS.map,
    };
    const started = startSearchThread(data, log, () => {
      if (thread === started) for (const listener of listeners) listener();
    });
    thread = started;
    search = searchIn(city, started);
  }
  follow(cities.current());
  cities.onChange(follow);
  return {
    current: () => search,
    learn: (city, learnt) => {
      if (city.id === search?.city.id) thread?.reckon(learnt);
    },
    change: (next) => {
      changes = next;
      if (!thread || !search) return;
      thread.change(next);
      search = searchIn(search.city, thread);
    },
    laid: () => thread?.laid() ?? null,
    onLaid: (listener) => void listeners.push(listener),
    refresh: () => thread?.reckon(),
    stop: async () => thread?.stop(),
  };
}
