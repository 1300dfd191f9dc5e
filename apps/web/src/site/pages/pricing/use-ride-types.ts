import { useDocumentVisibility } from '@mantine/hooks';
import { FIRST_RIDE_TYPES, type RideTypeTerms } from '@ridewire/contracts';
import { useEffect, useState } from 'react';

/**
 * The ride types that the city offers and what they cost. The page is built with those of a new city, and asks for the present ones
 * when it is opened and whenever it comes into view again.
 */
export function useRideTypesNow(): readonly RideTypeTerms[] {
  const [types, setTypes] = useState<readonly RideTypeTerms[]>(FIRST_RIDE_TYPES);
  const isShown = useDocumentVisibility() === 'visible';
  useEffect(() => {
    if (!isShown) return;
    const asking = new AbortController();
    askTypes(asking.signal).then(setTypes, () => {});
    return () => asking.abort();
  }, [isShown]);
  return types;
}

/** By a plain request: public pages carry no client of the API. */
async function askTypes(signal: AbortSignal): Promise<RideTypeTerms[]> {
  const answer = await fetch('/trpc/system.config', { signal });
  if (!answer.ok) throw new Error('no ride types');
  const { result } = (await answer.json()) as { result: { data: { rideTypes: RideTypeTerms[] } } };
  return result.data.rideTypes.filter(({ isEnabled }) => isEnabled);
}
