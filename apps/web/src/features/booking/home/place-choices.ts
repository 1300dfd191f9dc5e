import type { FoundPlace, Stop } from '@ridewire/contracts';
import type { PlaceKind } from '@ridewire/contracts/place-kinds';
import { sayAddress } from '../../../kit/texts/say-address.ts';
import { getSpoken } from '../../../kit/texts/spoken.ts';
import { namesHold } from './names-hold.ts';
import { addressOf } from './describe-point.ts';

/** A line of the list under a field. */
export type Choice =
  | { kind: 'my-location' }
  | { kind: 'on-map' }
  | { kind: 'recent'; name: string; stop: Stop }
  | { kind: 'place'; id: string; name: string; area: string | null; what: PlaceKind | null; stop: Stop };

export interface ChoiceGroup {
  name: 'actions' | 'recent' | 'places';
  choices: Choice[];
}

interface Wanted {
  /** What was typed; empty before. */
  text: string;
  recent: readonly Stop[];
  places: readonly FoundPlace[];
  withMyLocation: boolean;
}

/** In the language spoken, where it is known in it. */
const say = (name: string, nameBn: string | null): string =>
  (getSpoken().language === 'bn' && nameBn) || sayAddress(name);

const stopOf = (place: FoundPlace): Stop => ({ address: addressOf(place), lat: place.lat, lng: place.lng });

/**
 * What is offered. Before anything is typed: ways to point at a place, the person's own, then the well-known ones. Once
 * something is typed, what bears that name comes first, so that the first line is the best answer.
 */
export function placeChoices({ text, recent, places, withMyLocation }: Wanted): ChoiceGroup[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const held = recent.filter(({ address }) =>
    namesHold(`${address} ${sayAddress(address)}`, words.join(' ')),
  );
  // Those of this device, then those of this person's rides.
  const rides = places.filter(({ isOwn }) => isOwn).map(stopOf);
  const own = [...held, ...rides.filter(({ address }) => held.every((stop) => stop.address !== address))];
  const ownAddresses = new Set(own.map(({ address }) => address));
  const actions: ChoiceGroup = {
    name: 'actions',
    choices: [...(withMyLocation ? [{ kind: 'my-location' } as const] : []), { kind: 'on-map' }],
  };
  const recents: ChoiceGroup = {
    name: 'recent',
    choices: own.map((stop) => ({ kind: 'recent', name: sayAddress(stop.address), stop })),
  };
  const found: ChoiceGroup = {
    name: 'places',
    choices: places
      .filter((place) => !ownAddresses.has(addressOf(place)))
      .map((place) => ({
        kind: 'place',
        id: place.id,
        name: say(place.name, place.nameBn),
        area: place.area === '' ? null : say(place.area, place.areaBn),
        what: place.kind,
        stop: stopOf(place),
      })),
  };
  const groups = words.length > 0 ? [recents, found, actions] : [actions, recents, found];
  return groups.filter(({ choices }) => choices.length > 0);
}
