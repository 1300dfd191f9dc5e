import type { RideType, RideTypeTerms } from '@ridewire/contracts';
import { useCallback, useMemo } from 'react';
import { trpc } from '../../kit/live/trpc.ts';
import { useLanguage } from '../../kit/texts/use-language.ts';

const NONE: readonly RideTypeTerms[] = [];

/** All ride types of the city in their order, those of before included. */
export function useRideTypes(): readonly RideTypeTerms[] {
  const { data } = trpc.system.config.useQuery(undefined, { enabled: false });
  return data?.rideTypes ?? NONE;
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
