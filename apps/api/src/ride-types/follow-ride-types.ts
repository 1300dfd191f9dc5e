import { rateOf, type Rate, type RideType, type RideTypeTerms } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { AppError } from '../core/app-error.ts';
import type { ClientConfig, SetConfig } from '../core/client-config.ts';
import { keepLoaded, type KeptLoaded } from '../core/keep-loaded.ts';
import type { Log } from '../core/log.ts';
import { beginTariffs } from './begin-tariffs.ts';
import { readPriceList, type PriceList } from './read-ride-types.ts';

/** The city's ride types, as this process knows them: the same in all, a moment after they changed. */
export interface RideTypes {
  /** In their order, disabled ones included. */
  list(): readonly RideTypeTerms[];
  /** Those a new ride may be of. */
  offered(): readonly RideTypeTerms[];
  find(type: RideType): RideTypeTerms | undefined;
  /** A type that new rides may have. @throws AppError BAD_INPUT */
  getOffered(type: RideType): RideTypeTerms;
  /** The number of the price list that holds. */
  edition(): number;
  /**
   * What a type cost by a price list that holds or held. Where another process knows a later one already, this one catches up
   * first.
   */
  ratesIn(edition: number, type: RideType): Promise<Rate>;
}

/** No timer runs longer, in milliseconds: clocks drift apart over days. */
const LONGEST_TIMER_MS = 86_400_000;
/** After a failed try to let prices begin, in milliseconds. */
const TRY_AGAIN_MS = 1_000;

export interface FollowedRideTypes extends RideTypes, KeptLoaded {
  onChange(listener: () => void): void;
}

/**
 * Follows the database, and lets prices begin when their time has come. If it can't be read, the last values stay in use.
 */
export function followRideTypes({ db, log }: { db: Db; log: Log }): FollowedRideTypes {
  const listeners: (() => void)[] = [];
  let list: PriceList = { types: [], edition: 0, begun: new Map(), dueInMs: null };
  let offered: readonly RideTypeTerms[] = [];
  let nextBegin: NodeJS.Timeout | undefined;
  let byId = new Map<RideType, RideTypeTerms>();
  let isStopped = false;

  async function look(): Promise<void> {
    let read = await readPriceList(db);
    if (isDue(read)) {
      await beginTariffs(db).catch((error: unknown) => log.error({ error }, 'could not let prices begin'));
      read = await readPriceList(db);
    }
    list = read;
    offered = list.types.filter(({ isEnabled }) => isEnabled);
    byId = new Map(list.types.map((type) => [type.id, type]));
    waitForNext();
    for (const listener of listeners) listener();
  }
  function waitForNext(): void {
    clearTimeout(nextBegin);
    if (list.dueInMs === null || isStopped) return;
    const inMs = isDue(list) ? TRY_AGAIN_MS : Math.min(list.dueInMs, LONGEST_TIMER_MS);
    nextBegin = setTimeout(() => kept.reload(), Math.ceil(inMs));
  }
  const kept = keepLoaded(look, (error) => log.error({ error }, 'could not read the ride types'));
  return {
    list: () => list.types,
    offered: () => offered,
    find: (type) => byId.get(type),
    getOffered(id) {
      const type = byId.get(id);
      if (!type?.isEnabled) throw new AppError('rideTypeUnknown');
      return type;
    },
    edition: () => list.edition,
    async ratesIn(edition, id) {
      if (edition > list.edition) await kept.load();
      const had = list.begun.get(id) ?? [];
      const rates = had.find((each) => each.edition <= edition) ?? had.at(-1) ?? byId.get(id);
      if (!rates) throw new AppError('rideTypeUnknown');
      return 'rates' in rates ? rates.rates : rateOf(rates);
    },
    onChange: (listener) => void listeners.push(listener),
    ...kept,
    stop() {
      isStopped = true;
      clearTimeout(nextBegin);
      kept.stop();
    },
  };
}

const isDue = ({ dueInMs }: PriceList): boolean => dueInMs !== null && dueInMs <= 0;

/** The same configuration, with the ride types at the moment it's read. */
export const withRideTypes = (config: SetConfig, types: Pick<RideTypes, 'list'>): ClientConfig =>
  Object.defineProperty(config, 'rideTypes', { get: types.list, enumerable: true }) as ClientConfig;
