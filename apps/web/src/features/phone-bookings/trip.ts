import type { Stop } from '@ridewire/contracts';
import type { Call } from './kept-call.ts';

/** A place between the two ends; null until it is chosen. */
interface CallStop {
  /** The field's own, whatever is removed before it. */
  key: string;
  place: Stop | null;
  /** The desk has just added it, and types there next. */
  isNew: boolean;
}

/** The places of a call, as far as they are written down. */
export interface Trip {
  pickup: Stop | null;
  stops: readonly CallStop[];
  destination: Stop | null;
}

export const newStop = (): CallStop => ({ key: crypto.randomUUID(), place: null, isNew: true });

export const tripBefore = ({ pickup, stops, destination }: Call): Trip => ({
  pickup,
  stops: stops.map((place) => ({ ...newStop(), place, isNew: false })),
  destination,
});
