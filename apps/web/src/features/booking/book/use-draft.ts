import type { RiderRide, RideType, Stop, UsablePromo } from '@ridewire/contracts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { End } from '../panel/EndSign.tsx';
import type { TypedBusiness } from '../../business/typed-business.ts';
import type { TypedPassenger } from '../passenger/typed-passenger.ts';
import { draftOf, keepDraft, readDraft, type Draft } from './kept-draft.ts';
import { useOfferedTypes } from '../../rides/ride-types.ts';

const EMPTY: Draft = {
  pickup: null,
  stops: [],
  destination: null,
  passenger: null,
  promo: null,
  business: null,
  type: '',
};

/**
 * Kept while other panels are shown, and on this device until it is requested, so that no input is lost.
 * @param isBooking undefined while it is unknown whether there is a ride
 */
export function useDraft(userId: string | undefined, isBooking: boolean | undefined) {
  const [kept, setDraft] = useState(() => (userId ? readDraft(userId) : null) ?? EMPTY);
  const offered = useOfferedTypes();
  const draft = useMemo(() => {
    // A type the city no longer offers can't be requested.
    const type = offered.find(({ id }) => id === kept.type) ?? offered[0];
    return type ? { ...kept, type: type.id } : kept;
  }, [kept, offered]);
  useEffect(() => {
    if (userId && isBooking !== undefined) keepDraft(userId, isBooking ? draft : null);
  }, [userId, isBooking, draft]);
  const setEnd = useCallback(
    (end: End, stop: Stop | null) => setDraft((before) => ({ ...before, [end]: stop })),
    [],
  );
  /** Renames an end, if it is still at that place. */
  const rename = useCallback(
    (end: End, stop: Stop) =>
      setDraft((before) => {
        const { lat, lng } = before[end] ?? {};
        return lat === stop.lat && lng === stop.lng ? { ...before, [end]: stop } : before;
      }),
    [],
  );
  const setType = useCallback((type: RideType) => setDraft((before) => ({ ...before, type })), []);
  const swap = useCallback(
    () =>
      setDraft(({ pickup, stops, destination, ...rest }) => ({
        ...{ ...rest, pickup: destination, destination: pickup },
        stops: stops.toReversed(),
      })),
    [],
  );
  const setStops = useCallback((stops: readonly Stop[]) => setDraft((before) => ({ ...before, stops })), []);
  const setPassenger = useCallback(
    (passenger: TypedPassenger | null) => setDraft((before) => ({ ...before, passenger })),
    [],
  );
  const setPromo = useCallback(
    (promo: UsablePromo | null) => setDraft((before) => ({ ...before, promo })),
    [],
  );
  const setBusiness = useCallback(
    (business: TypedBusiness | null) => setDraft((before) => ({ ...before, business })),
    [],
  );
  const clear = useCallback(() => setDraft(({ type }) => ({ ...EMPTY, type })), []);
  /** The same trip once more. */
  const repeat = useCallback((ride: RiderRide) => setDraft(draftOf(ride)), []);
  return useMemo(
    () => ({
      draft,
      setEnd,
      setStops,
      rename,
      setType,
      setPassenger,
      setPromo,
      setBusiness,
      swap,
      clear,
      repeat,
    }),
    [draft, setEnd, setStops, rename, setType, setPassenger, setPromo, setBusiness, swap, clear, repeat],
  );
}

export type DraftState = ReturnType<typeof useDraft>;
