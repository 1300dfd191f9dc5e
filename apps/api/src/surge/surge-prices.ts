import { USUAL_CAP_TENTHS, USUAL_TENTHS, type LatLng, type SurgeSettings } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { pickupCell } from '@ridewire/db/pickup-cell';
import type { Log } from '../core/log.ts';
import { readSurge } from './surge-queries.ts';

const RETRY_AFTER_MS = 1_000;

/** What busy areas cost now. */
export interface SurgeState extends SurgeSettings {
  /** By H3 cell, in tenths of the usual price; areas at the usual price are left out. */
  areas: ReadonlyMap<string, number>;
}

/** What busy areas cost, as this process knows it: the same in all, a moment after it changed. */
export interface SurgePrices {
  current(): SurgeState;
  /** How many tenths of the usual price a trip costs that begins there. Asks memory alone. */
  tenthsAt(pickup: LatLng): number;
}

export interface FollowedSurge extends SurgePrices {
  onChange(listener: () => void): void;
  /** Reads it. @throws the database's error */
  load(): Promise<void>;
  /** Does the same in its own time, and again where it fails. */
  reload(): void;
  stop(): void;
}

const OFF: SurgeState = { isOn: false, capTenths: USUAL_CAP_TENTHS, areas: new Map() };

/** Follows what the database says. Where it can't be read, what was read last goes on. */
export function followSurge({ db, log }: { db: Db; log: Log }): FollowedSurge {
  const listeners: (() => void)[] = [];
  let state = OFF;
  let stopped = false;
  let loading: Promise<void> | null = null;
  let isAskedAgain = false;
  let retry: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    do {
      isAskedAgain = false;
      state = (await readSurge(db)) ?? OFF;
      for (const listener of listeners) listener();
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
      log.error({ error }, 'could not read what busy areas cost');
      clearTimeout(retry);
      if (!stopped) retry = setTimeout(reload, RETRY_AFTER_MS);
    });
  }

  return {
    current: () => state,
    tenthsAt: (pickup) => (state.isOn ? capped(state, state.areas.get(pickupCell(pickup))) : USUAL_TENTHS),
    onChange: (listener) => void listeners.push(listener),
    load,
    reload,
    stop() {
      stopped = true;
      clearTimeout(retry);
    },
  };
}

/** A cap that was lowered holds at once, however long areas take to come down to it. */
export const capped = ({ capTenths }: SurgeState, tenths: number = USUAL_TENTHS): number =>
  Math.min(tenths, capTenths);
