import type { LatLng, SavedPlacesSnapshot, SavedPlaceView } from '@ridewire/contracts';
import { liveKind, takeWhole } from '../../kit/live/live-kind.ts';
import { api } from '../../kit/live/trpc.ts';
import { useLive } from '../../kit/live/use-live.ts';
import { type savedPlaces as words, useSavedPlacesTexts } from './texts.en.ts';

const savedPlacesKind = liveKind(
  'saved-places',
  (on) => api.places.saved.subscribe(undefined, on),
  takeWhole<SavedPlacesSnapshot>,
);

const NONE: readonly SavedPlaceView[] = [];

/** The rider's saved places, from all devices; empty until they are known. */
export function useSavedPlaces() {
  const { data, failure } = useLive(savedPlacesKind);
  return { places: data?.places ?? NONE, isKnown: data !== undefined, failure };
}

/** The rider's name for it, or the default one. */
export const nameOfSaved = (
  { kind, name }: Pick<SavedPlaceView, 'kind' | 'name'>,
  saved: typeof words,
): string => name ?? saved[kind];

/** The same as a hook's getter. */
export function useNameOfSaved(): (place: Pick<SavedPlaceView, 'kind' | 'name'>) => string {
  const saved = useSavedPlacesTexts();
  return (place) => nameOfSaved(place, saved);
}

/** The saved place exactly there; pins are accurate to about a meter. */
export const savedAt = (places: readonly SavedPlaceView[], at: LatLng): SavedPlaceView | undefined =>
  places.find(({ lat, lng }) => Math.abs(lat - at.lat) < 2e-5 && Math.abs(lng - at.lng) < 2e-5);
