import type { RideType, RideTypeTerms } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { AppError } from '../core/app-error.ts';
import type { ClientConfig, SetConfig } from '../core/client-config.ts';
import { keepLoaded, type KeptLoaded } from '../core/keep-loaded.ts';
import type { Log } from '../core/log.ts';
import { readRideTypes } from './read-ride-types.ts';

/** The city's ride types, as this process knows them: the same in all, a moment after they changed. */
export interface RideTypes {
  /** In their order, disabled ones included. */
  list(): readonly RideTypeTerms[];
  /** Those a new ride may be of. */
  offered(): readonly RideTypeTerms[];
  find(type: RideType): RideTypeTerms | undefined;
  /** A type that new rides may have. @throws AppError BAD_INPUT */
  getOffered(type: RideType): RideTypeTerms;
}

export interface FollowedRideTypes extends RideTypes, KeptLoaded {
  onChange(listener: () => void): void;
}

/** Follows the database. If it can't be read, the last values stay in use. */
export function followRideTypes({ db, log }: { db: Db; log: Log }): FollowedRideTypes {
  const listeners: (() => void)[] = [];
  let types: readonly RideTypeTerms[] = [];
  let offered = types;
  let byId = new Map<RideType, RideTypeTerms>();

  async function look(): Promise<void> {
    types = await readRideTypes(db);
    offered = types.filter(({ isEnabled }) => isEnabled);
    byId = new Map(types.map((type) => [type.id, type]));
    for (const listener of listeners) listener();
  }
  return {
    list: () => types,
    offered: () => offered,
    find: (type) => byId.get(type),
    getOffered(id) {
      const type = byId.get(id);
      if (!type?.isEnabled) throw new AppError('rideTypeUnknown');
      return type;
    },
    onChange: (listener) => void listeners.push(listener),
    ...keepLoaded(look, (error) => log.error({ error }, 'could not read the ride types')),
  };
}

/** The same configuration, with the ride types at the moment it's read. */
export const withRideTypes = (config: SetConfig, types: Pick<RideTypes, 'list'>): ClientConfig =>
  Object.defineProperty(config, 'rideTypes', { get: types.list, enumerable: true }) as ClientConfig;
