import type { Live, RideType, RideTypeTerms } from '@ridewire/contracts';
import { replaceEqualDeep } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { liveKind, takeWhole } from '../../kit/live/live-kind.ts';
import { api, trpc } from '../../kit/live/trpc.ts';
import { useKnown, useLive } from '../../kit/live/use-live.ts';
import { useLanguage } from '../../kit/texts/use-language.ts';

const NONE: readonly RideTypeTerms[] = [];

/** What the city has now. What is told anew without a change stays the same list. */
const rideTypesKind = liveKind<readonly RideTypeTerms[], Live<readonly RideTypeTerms[], null>>(
  'ride-types',
  (handlers) => api.system.rideTypes.subscribe(undefined, handlers),
  (known, message) => replaceEqualDeep(known, takeWhole(known, message)),
);

/** Keeps them fresh on every page, and the prices on it with them. */
export function useFollowRideTypes(): void {
  const { data: types } = useLive(rideTypesKind);
  const utils = trpc.useUtils();
  const priced = useRef(types);
  useEffect(() => {
    const isChange = priced.current !== undefined && priced.current !== types;
    priced.current = types;
    if (isChange) void utils.rides.quote.invalidate();
  }, [types, utils]);
}

/** All ride types of the city in their order, those of before included. */
export function useRideTypes(): readonly RideTypeTerms[] {
  const { data } = trpc.system.config.useQuery(undefined, { enabled: false });
  const { data: told } = useKnown(rideTypesKind);
  return told ?? data?.rideTypes ?? NONE;
}

/** Those a new ride may be of. */
export function useOfferedTypes(): readonly RideTypeTerms[] {
  const types = useRideTypes();
  return useMemo(() => types.filter(({ isEnabled }) => isEnabled), [types]);
}

/** What a type is called on the screen; its id where the city has it no more. */
export function useTypeName(): (type: RideType) => string {
  const types = useRideTypes();
  const language = useLanguage();
  return useCallback(
    (type) => types.find(({ id }) => id === type)?.names[language] ?? type,
    [types, language],
  );
}
