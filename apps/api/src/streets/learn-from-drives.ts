import type { Db } from '@ridewire/db';
import { addDrive, addSums, emptySpeedSums, type Fix, type SpeedSums } from '@ridewire/streets';
import { isUndone } from '../core/is-undone.ts';
import type { Log } from '../core/log.ts';
import type { City } from './city.ts';
import type { CitySearches } from './city-search.ts';
import type { CitySpeeds } from './city-speeds.ts';
import type { DriveRecorder } from './drive-recorder.ts';
import { readSpeeds, saveSpeeds } from './keep-speeds.ts';

interface Deps {
  db: Pick<Db, 'pool'>;
  log: Log;
  drives: DriveRecorder;
  searches: CitySearches;
  speeds: CitySpeeds;
}

/** Learns how fast streets are from where cars with a ride went. */
export interface SpeedLearner {
  /** Looks where the drives that ended went: in the thread that searches, one after the other. */
  matchEnded(now?: number): Promise<void>;
  /**
   * Adds what was seen since the last time to what all processes know, and reckons with all of it.
   * @throws the database's error; what was seen waits for the next time where it surely wasn't saved
   */
  exchange(): Promise<void>;
  /** How many arcs' times were seen by this process. */
  readonly observations: number;
}

interface Seen {
  city: City;
  sums: SpeedSums;
}

export function createSpeedLearner({ db, log, drives, searches, speeds }: Deps): SpeedLearner {
  let unsaved: Seen | null = null;
  let observations = 0;

  /** Of the city in use only: another import's arcs are others. */
  function sumsOf(city: City): SpeedSums {
    if (unsaved?.city.id !== city.id) unsaved = { city, sums: emptySpeedSums(city.graph) };
    return unsaved.sums;
  }

  async function match(fixes: readonly Fix[]): Promise<void> {
    const search = searches.current();
    if (!search) return;
    const answer = await search.ask({ kind: 'drive', fixes });
    if (!('driven' in answer) || answer.driven.length === 0) return;
    const { city } = search;
    addDrive(sumsOf(city), city.graph, answer.driven, speeds.guessAt(city, answer.driven[0]!.enteredAt));
    observations += answer.driven.length;
  }

  async function save({ city, sums }: Seen): Promise<void> {
    try {
      await saveSpeeds(db, city.id, sums);
    } catch (error) {
      // Where the answer was lost it may be saved: counted twice is worse than not at all.
      const isOfOld = unsaved !== null && unsaved.city.id !== city.id;
      if (!isOfOld && (isUndone(error) || isUnreachable(error))) addSums(sumsOf(city), sums);
      throw error;
    }
  }

  async function exchange(): Promise<void> {
    const seen = unsaved;
    unsaved = null;
    if (seen) await save(seen);
    const city = searches.current()?.city;
    if (city) speeds.take(city, await readSpeeds(db, city));
  }

  return {
    async matchEnded(now = Date.now()) {
      const errors: unknown[] = [];
      for (const fixes of drives.takeEnded(now))
        await match(fixes).catch((error: unknown) => errors.push(error));
      // Once a round: where the thread is gone each of them fails.
      if (errors.length > 0) log.warn({ error: errors[0], drives: errors.length }, 'could not follow drives');
    },
    // Whatever the database says, the hour goes on.
    exchange: () => exchange().finally(() => searches.refresh()),
    get observations() {
      return observations;
    },
  };
}

const isUnreachable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
