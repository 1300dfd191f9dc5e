import type { Stop } from '@ridewire/contracts';
import { useMemo, useState } from 'react';
import { nameOfSaved, useSavedPlaces } from '../../saved-places/saved-places-live.ts';
import { useSavedPlacesTexts } from '../../saved-places/texts.en.ts';
import { useMe } from '../../session/use-me.ts';
import type { NamedPlace } from './place-choices.ts';
import { readRecent } from './recent-places.ts';

/** The places that are offered before anything is typed: the rider's saved ones, and those of their last rides on this device. */
export function useKnownPlaces(): { saved: readonly NamedPlace[]; recent: readonly Stop[] } {
  const userId = useMe()?.id;
  const [recent] = useState(() => (userId ? readRecent(userId) : []));
  const words = useSavedPlacesTexts();
  const { places } = useSavedPlaces();
  const saved = useMemo(
    () => places.map((place) => ({ ...place, name: nameOfSaved(place, words) })),
    [places, words],
  );
  return { saved, recent };
}
