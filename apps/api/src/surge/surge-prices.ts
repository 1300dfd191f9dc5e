import { USUAL_CAP_TENTHS, USUAL_TENTHS, type LatLng } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { pickupCell } from '@ridewire/db/pickup-cell';
import { keepLoaded, type KeptLoaded } from '../core/keep-loaded.ts';
import type { Log } from '../core/log.ts';
import { readSurge, type SurgeState } from './surge-queries.ts';

/** The surge by area, as this process knows it: the same in all, a moment after it changed. */
export interface SurgePrices {
  current(): SurgeState;
  /** How many tenths of the usual price a trip from there costs. Reads only memory. */
  tenthsAt(pickup: LatLng): number;
}

export interface FollowedSurge extends SurgePrices, KeptLoaded {
  onChange(listener: () => void): void;
}

const OFF: SurgeState = { isOn: false, capTenths: USUAL_CAP_TENTHS, areas: new Map() };

/** Follows the database. If it can't be read, the last values stay in use. */
export function followSurge({ db, log }: { db: Db; log: Log }): FollowedSurge {
  const listeners: (() => void)[] = [];
  let state = OFF;

  async function look(): Promise<void> {
    state = (await readSurge(db)) ?? OFF;
    for (const listener of listeners) listener();
  }
  return {
    current: () => state,
    tenthsAt: (pickup) => (state.isOn ? capped(state, state.areas.get(pickupCell(pickup))) : USUAL_TENTHS),
    onChange: (listener) => void listeners.push(listener),
    ...keepLoaded(look, (error) => log.error({ error }, 'could not read what busy areas cost')),
  };
}

/** A lowered cap applies at once, however long areas take to come down to it. */
export const capped = ({ capTenths }: SurgeState, tenths: number = USUAL_TENTHS): number =>
  Math.min(tenths, capTenths);
