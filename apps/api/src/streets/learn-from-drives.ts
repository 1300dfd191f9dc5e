import type { Db } from '@ridewire/db';
import type { Fix } from '@ridewire/streets';
import { isUndone } from '../core/is-undone.ts';
import type { Log } from '../core/log.ts';
import type { City } from './city.ts';
import type { CitySearches } from './city-search.ts';
import type { DriveRecorder } from './drive-recorder.ts';
import { readSpeeds, saveSpeeds } from './keep-speeds.ts';
import { SeenSpeeds } from './seen-speeds.ts';

interface Deps {
  db: Pick<Db, 'pool'>;
  log: Log;
  drives: DriveRecorder;
  searches: Pick<CitySearches, 'current' | 'learn' | 'refresh'>;
}

/** Learns how fast streets are from the paths of cars with a ride. */
export interface SpeedLearner {
  /** Matches the ended drives to streets: in the search thread, one after another. */
  matchEnded(now?: number): Promise<void>;
  /**
   * Adds the observations since the last time to those of all processes, and calculates with all of them.
   * @throws the database's error; observations that surely weren't saved wait for the next time
   */
  exchange(): Promise<void>;
  /** How many arc times this process observed. */
  readonly observations: number;
  /** The age of the data in use; NaN where none was read. */
  ageSeconds(): number;
}

interface Seen {
  city: City;
  speeds: SeenSpeeds;
}

export function createSpeedLearner({ db, log, drives, searches }: Deps): SpeedLearner {
  let unsaved: Seen | null = null;
  let observations = 0;
  let readAt = NaN;

  /** For the city in use only: another import has other arcs. */
  function speedsOf(city: City): SeenSpeeds {
    if (unsaved?.city.id !== city.id) unsaved = { city, speeds: new SeenSpeeds() };
    return unsaved.speeds;
  }

  async function match(fixes: readonly Fix[]): Promise<void> {
    const search = searches.current();
    if (!search) return;
    const answer = await search.ask({ kind: 'drive', fixes });
    if (!('seen' in answer)) return;
    speedsOf(search.city).add(answer.seen);
    observations += answer.seen.length;
  }

  async function save({ city, speeds }: Seen): Promise<void> {
    try {
      await saveSpeeds(db, city.id, speeds.rows());
    } catch (error) {
      // If the answer was lost, it may be saved: counting twice is worse than not at all.
      const isOfOld = unsaved !== null && unsaved.city.id !== city.id;
      if (!isOfOld && (isUndone(error) || isUnreachable(error))) speedsOf(city).addAll(speeds);
      throw error;
    }
  }

  async function exchange(): Promise<void> {
    const seen = unsaved;
    unsaved = null;
    if (seen) await save(seen);
    const city = searches.current()?.city;
    if (!city) return;
    searches.learn(city, await readSpeeds(db, city.id, city.graph.arcHead.length));
    readAt = performance.now();
  }

  return {
    async matchEnded(now = Date.now()) {
      const errors: unknown[] = [];
      for (const fixes of drives.takeEnded(now))
        await match(fixes).catch((error: unknown) => errors.push(error));
      // Once a round: if the thread is gone, each of them fails.
      if (errors.length > 0) log.warn({ error: errors[0], drives: errors.length }, 'could not follow drives');
    },
    // Even if the database fails, the guess follows the hour.
    exchange: () =>
      exchange().catch((error: unknown) => {
        searches.refresh();
        throw error;
      }),
    get observations() {
      return observations;
    },
    ageSeconds: () => (performance.now() - readAt) / 1000,
  };
}

const isUnreachable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
