import { useSyncExternalStore } from 'react';
import { onSessionEnd } from '../session/on-session-end.ts';

/** Why an offer can no longer be taken, as its card says. */
export type Ending = 'taken' | 'canceled' | 'expired';

export interface Lost {
  ending: Ending;
  /** The ride's version when it was lost: given back by the other driver, it is a new chance. */
  version: number;
}

/** This driver's answers that the pushed state does not have yet. */
export interface OfferAnswers {
  /** The ride being accepted: until the answer comes, nothing else can be pressed. */
  acceptingId: string | null;
  /** Its answer was lost: it is being checked whether the ride is this driver's. */
  isChecking: boolean;
  declinedIds: ReadonlySet<string>;
  lost: ReadonlyMap<string, Lost>;
}

const NOTHING: OfferAnswers = {
  acceptingId: null,
  isChecking: false,
  declinedIds: new Set(),
  lost: new Map(),
};

let current = NOTHING;
const listeners = new Set<() => void>();

function set(change: Partial<OfferAnswers>): void {
  current = { ...current, ...change };
  for (const listener of listeners) listener();
}

// They belong to this driver: the next person who signs in in this tab starts without any.
onSessionEnd(() => set(NOTHING));

export const getOfferAnswers = (): OfferAnswers => current;
export const setAccepting = (rideId: string | null): void => set({ acceptingId: rideId, isChecking: false });
export const setChecking = (): void => set({ isChecking: true });
export const setLost = (rideId: string, lost: Lost): void =>
  set({ lost: new Map(current.lost).set(rideId, lost) });

export function setDeclined(rideId: string, isDeclined: boolean): void {
  const declinedIds = new Set(current.declinedIds);
  if (isDeclined) declinedIds.add(rideId);
  else declinedIds.delete(rideId);
  set({ declinedIds });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** One part of it, so that the component with the cards does not render for a press on one. */
export function useOfferAnswer<Part extends keyof OfferAnswers>(part: Part): OfferAnswers[Part] {
  return useSyncExternalStore(subscribe, () => current[part]);
}
