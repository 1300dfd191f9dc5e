import type { Db } from '@ridewire/db';
import { keepLoaded, type KeptLoaded } from '../core/keep-loaded.ts';
import type { Log } from '../core/log.ts';
import { listStanding, type StandingArea } from './service-area-queries.ts';

/** The service areas, as this process knows them: the same in all, a moment after they changed. */
export interface ServiceAreas {
  /** Those that stand. Without any, riders are picked up on the whole map. */
  standing(): readonly StandingArea[];
}

export interface FollowedServiceAreas extends ServiceAreas, KeptLoaded {
  onChange(listener: () => void): void;
}

/** Follows the database. If it can't be read, the last values stay in use. */
export function followServiceAreas({ db, log }: { db: Db; log: Log }): FollowedServiceAreas {
  const listeners: (() => void)[] = [];
  let standing: readonly StandingArea[] = [];

  async function look(): Promise<void> {
    standing = await listStanding(db);
    for (const listener of listeners) listener();
  }
  return {
    standing: () => standing,
    onChange: (listener) => void listeners.push(listener),
    ...keepLoaded(look, (error) => log.error({ error }, 'could not read the service areas')),
  };
}
