import type { LostStretches, StandingStreetChange } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { decodeLine } from '@ridewire/streets';
import { keepLoaded, type KeptLoaded } from '../core/keep-loaded.ts';
import type { Log } from '../core/log.ts';
import type { CitySearches } from '../streets/city-search.ts';
import { listOpen, type OpenStreetChange } from './street-change-queries.ts';

/** The changes of streets by hand, as this process heeds them: the same in all, a moment after they changed. */
export interface StreetChanges {
  standing(): readonly StandingStreetChange[];
  /** The ids of those that have not begun. */
  coming(): readonly string[];
  /** Those that stand and aren't wholly in the streets of the city in use, as far as that is known. */
  lost(): readonly LostStretches[];
}

export interface FollowedStreetChanges extends StreetChanges, KeptLoaded {
  /** Called when other changes stand or come. */
  onChange(listener: () => void): void;
}

/** No timer runs longer, in milliseconds: clocks drift apart over days, and Node's own bound is 24.8 days. */
const LONGEST_TIMER_MS = 86_400_000;
/** A timer may go off a little before the database's clock is there, in milliseconds. */
const LATER_MS = 5;

interface Deps {
  db: Pick<Db, 'orm'>;
  searches: Pick<CitySearches, 'current' | 'change' | 'laid' | 'onLaid'>;
  log: Log;
}

/**
 * Follows the database, and has the search heed the changes that stand. When the time of one begins or ends, it reads again, and the
 * database's clock decides. If it can't be read, the last ones stay in use.
 */
export function followStreetChanges({ db, searches, log }: Deps): FollowedStreetChanges {
  const listeners: (() => void)[] = [];
  let standing: readonly StandingStreetChange[] = [];
  let coming: readonly string[] = [];
  let lost: readonly LostStretches[] = [];
  let nextMoment: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function look(): Promise<void> {
    const open = (await listOpen(db)).map(withoutBroken);
    const begun = open.filter(({ hasBegun }) => hasBegun);
    const comingNow = open.flatMap(({ id, hasBegun }) => (hasBegun ? [] : [id]));
    const isSame = idsOf(begun) === idsOf(standing);
    const isNews = !isSame || comingNow.join() !== coming.join();
    // Before anyone is told, since they ask for new ways.
    if (!isSame) searches.change(begun);
    standing = begun.map(({ id, kmh, reason, stretches }) => ({
      ...{ id, kmh, reason },
      lines: stretches.map(({ line }) => line),
    }));
    coming = comingNow;
    waitForNext(open);
    // A snapshot of all lines goes to everyone: only for what differs.
    if (isNews) for (const listener of listeners) listener();
  }
  /** The streets of another city were looked through or are gone, or those of new changes: what is lost is told only if it differs. */
  function findLost(): void {
    const laid = searches.laid();
    if (!laid && searches.current()) return;
    const before = JSON.stringify(lost);
    // Where there are no streets, none is missing.
    lost = !laid
      ? []
      : standing.flatMap(({ id, lines }) => {
          const stretches = lines.filter((line) => !laid.has(line)).length;
          return stretches > 0 ? { id, stretches } : [];
        });
    if (JSON.stringify(lost) !== before) for (const listener of listeners) listener();
  }
  searches.onLaid(findLost);
  function waitForNext(open: readonly OpenStreetChange[]): void {
    clearTimeout(nextMoment);
    const nextMs = Math.min(...open.map(({ nextInMs }) => nextInMs ?? Infinity));
    if (nextMs === Infinity || isStopped) return;
    nextMoment = setTimeout(() => kept.reload(), Math.min(Math.ceil(nextMs) + LATER_MS, LONGEST_TIMER_MS));
  }
  const kept = keepLoaded(look, (error) => log.error({ error }, 'could not read the street changes'));
  return {
    standing: () => standing,
    coming: () => coming,
    lost: () => lost,
    onChange: (listener) => void listeners.push(listener),
    load: () => kept.load(),
    reload: () => kept.reload(),
    stop() {
      isStopped = true;
      clearTimeout(nextMoment);
      kept.stop();
    },
  };
}

/** A row that someone wrote by hand may hold anything: what can't be read is left out, and the rest counts. */
const withoutBroken = (change: OpenStreetChange): OpenStreetChange => ({
  ...change,
  stretches: change.stretches.filter(canRead),
});

function canRead(stretch: OpenStreetChange['stretches'][number] | null): boolean {
  try {
    return decodeLine(stretch?.line ?? '').length > 1;
  } catch {
    return false;
  }
}

const idsOf = (changes: readonly { id: string }[]): string => changes.map(({ id }) => id).join();
