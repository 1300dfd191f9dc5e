import type { Place, Stop } from '@ridewire/contracts';
import { sayAddress } from '../../texts/say-address.ts';
import { namesHold } from './bears-name.ts';
import { addressOf } from './describe-point.ts';

/** A line of the list under a field. */
export type Choice =
  | { kind: 'my-location' }
  | { kind: 'on-map' }
  | { kind: 'recent' | 'place'; name: string; area: string | null; stop: Stop };

export interface ChoiceGroup {
  name: 'actions' | 'recent' | 'places';
  choices: Choice[];
}

interface Wanted {
  /** What was typed; empty before. */
  text: string;
  recent: readonly Stop[];
  places: readonly Place[];
  withMyLocation: boolean;
}

const stopOf = (place: Place): Stop => ({ address: addressOf(place), lat: place.lat, lng: place.lng });

/**
 * What is offered. Before anything is typed: ways to point at a place, the person's own, then the well-known ones. Once
 * something is typed, what bears that name comes first, so that the first line is the best answer.
 */
export function placeChoices({ text, recent, places, withMyLocation }: Wanted): ChoiceGroup[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const own = recent.filter(({ address }) => namesHold(`${address} ${sayAddress(address)}`, words.join(' ')));
  const ownAddresses = new Set(own.map(({ address }) => address));
  const actions: ChoiceGroup = {
    name: 'actions',
    choices: [...(withMyLocation ? [{ kind: 'my-location' } as const] : []), { kind: 'on-map' }],
  };
  const recents: ChoiceGroup = {
    name: 'recent',
    choices: own.map((stop) => ({ kind: 'recent', name: sayAddress(stop.address), area: null, stop })),
  };
  const found: ChoiceGroup = {
    name: 'places',
    choices: places
      .filter((place) => !ownAddresses.has(addressOf(place)))
      .map((place) => ({
        kind: 'place',
        name: sayAddress(place.name),
        area: sayAddress(place.area),
        stop: stopOf(place),
      })),
  };
  const groups = words.length > 0 ? [recents, found, actions] : [actions, recents, found];
  return groups.filter(({ choices }) => choices.length > 0);
}
