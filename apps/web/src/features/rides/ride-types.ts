import type { Live, RideType, RideTypeTerms } from '@ridewire/contracts';
import { typeNameIn } from '@ridewire/contracts/ride-types';
import { replaceEqualDeep } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { liveKind, takeWhole } from '../../kit/live/live-kind.ts';
import { api, trpc } from '../../kit/live/trpc.ts';
import { useKnown, useLive } from '../../kit/live/use-live.ts';
import { useLanguage } from '../../kit/texts/use-language.ts';

const NONE: readonly RideTypeTerms[] = [];

/** The city's present types. The list stays the same object if it is sent again without a change. */
const rideTypesKind = liveKind<readonly RideTypeTerms[], Live<readonly RideTypeTerms[], null>>(
  'ride-types',
  (handlers) => api.system.rideTypes.subscribe(undefined, handlers),
  (known, message) => replaceEqualDeep(known, takeWhole(known, message)),
);

/** Keeps the types up to date on every page, and the prices that depend on them. */
export function useFollowRideTypes(): void {
  const { data: types } = useLive(rideTypesKind);
  const utils = trpc.useUtils();
  const priced = useRef(types);
  useEffect(() => {
    const isChange = priced.current !== undefined && priced.current !== types;
    priced.current = types;
    if (!isChange) return;
    const { rides, scheduled, bookings } = utils;
    for (const quoted of [rides.quote, rides.otherTypes, scheduled.quote, bookings]) void quoted.invalidate();
  }, [types, utils]);
}

/** All ride types of the city in order, including disabled ones. */
export function useRideTypes(): readonly RideTypeTerms[] {
  const { data } = trpc.system.config.useQuery(undefined, { enabled: false });
  const { data: told } = useKnown(rideTypesKind);
  return told ?? data?.rideTypes ?? NONE;
}

/** Those available for new rides. */
export function useOfferedTypes(): readonly RideTypeTerms[] {
  const types = useRideTypes();
  return useMemo(() => types.filter(({ isEnabled }) => isEnabled), [types]);
}

/** The name of a type on the screen; its id if the city no longer has it. */
export function useTypeName(): (type: RideType) => string {
  const types = useRideTypes();
  const language = useLanguage();
  return useCallback((type) => typeNameIn(types, type, language), [types, language]);
}
