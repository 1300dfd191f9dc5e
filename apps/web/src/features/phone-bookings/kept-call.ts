import type { RideType, Stop } from '@ridewire/contracts';
import { MOST_STOPS } from '@ridewire/contracts/limits';
import { isStop } from '../booking/places/recent-places.ts';
import type { PickupChoice } from '../scheduled/pickup-choice.ts';

/** What the desk has written down of a call so far. */
export interface Call {
  phone: string;
  name: string;
  note: string;
  pickup: Stop | null;
  /** Between the two ends; null where it isn't chosen yet. */
  stops: readonly (Stop | null)[];
  destination: Stop | null;
  isLater: boolean;
  /** Null until chosen. */
  at: PickupChoice | null;
  /** Blank until chosen; then the first one is used. */
  type: RideType;
}

export const NO_CALL: Call = {
  ...{ phone: '', name: '', note: '', type: '' },
  ...{ pickup: null, stops: [], destination: null, isLater: false, at: null },
};

const FIELDS = Object.keys(NO_CALL) as (keyof Call)[];

/** Blank where nothing is written down yet. */
export const writeCall = (call: Call): string =>
  FIELDS.every((field) => JSON.stringify(call[field]) === JSON.stringify(NO_CALL[field]))
    ? ''
    : JSON.stringify(call);

/** Anything that is no such field is left out, since anyone may have written there. */
export function readCall(text: string): Call {
  let kept: Partial<Record<keyof Call, unknown>>;
  try {
    kept = (JSON.parse(text || '{}') ?? {}) as typeof kept;
  } catch {
    return NO_CALL;
  }
  const words = (given: unknown) => (typeof given === 'string' ? given : '');
  const place = (given: unknown) => (isStop(given) ? given : null);
  return {
    ...{ phone: words(kept.phone), name: words(kept.name), note: words(kept.note), type: words(kept.type) },
    ...{ pickup: place(kept.pickup), destination: place(kept.destination) },
    stops: Array.isArray(kept.stops) ? kept.stops.slice(0, MOST_STOPS).map(place) : [],
    isLater: kept.isLater === true,
    at: isChoice(kept.at) ? kept.at : null,
  };
}

const isChoice = (given: unknown): given is PickupChoice => {
  const { day, time } = (given ?? {}) as Partial<Record<keyof PickupChoice, unknown>>;
  return typeof day === 'string' && typeof time === 'string';
};
