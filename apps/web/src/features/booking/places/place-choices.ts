import type { FoundPlace, SavedPlaceView, Stop } from '@ridewire/contracts';
import type { SavedPlaceKind } from '@ridewire/contracts/choices';
import type { PlaceKind } from '@ridewire/contracts/place-kinds';
import { sayAddress } from '../../../kit/texts/say-address.ts';
import { getSpoken } from '../../../kit/texts/spoken.ts';
import { namesHold } from './names-hold.ts';
import { addressOf } from './describe-point.ts';

/** A line of the list under a field. */
export type Choice =
  | { kind: 'my-location' }
  | { kind: 'on-map' }
  | { kind: 'saved'; id: string; as: SavedPlaceKind; name: string; area: string; stop: Stop }
  | { kind: 'recent'; name: string; stop: Stop }
  | { kind: 'place'; id: string; name: string; area: string | null; what: PlaceKind | null; stop: Stop };

export interface ChoiceGroup {
  name: 'actions' | 'saved' | 'recent' | 'places';
  choices: Choice[];
}

/** A saved place with what it is called in the language spoken. */
export type NamedPlace = SavedPlaceView & { name: string };

interface Wanted {
  /** What was typed; empty before. */
  text: string;
  /** By what the person calls them. */
  saved?: readonly NamedPlace[];
  recent: readonly Stop[];
  places: readonly FoundPlace[];
  withMyLocation: boolean;
}

/** In the language spoken, where it is known in it. */
const say = (name: string, nameBn: string | null): string =>
  (getSpoken().language === 'bn' && nameBn) || sayAddress(name);

const stopOf = (place: FoundPlace): Stop => ({ address: addressOf(place), lat: place.lat, lng: place.lng });

/**
 * What is offered. Before anything is typed: ways to point at a place, what the person saved, where they went, then the well-known ones. Once
 * something is typed, what bears that name comes first, so that the first line is the best answer.
 */
export function placeChoices({ text, saved = [], recent, places, withMyLocation }: Wanted): ChoiceGroup[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const typed = words.join(' ');
  const kept = saved.filter(({ kind, name, address }) =>
    namesHold(`${kind} ${name} ${address} ${sayAddress(address)}`, typed),
  );
  const isKept = (at: Stop) =>
    kept.some(({ address, lat, lng }) => address === at.address || (lat === at.lat && lng === at.lng));
  const held = recent.filter(
    (stop) => namesHold(`${stop.address} ${sayAddress(stop.address)}`, typed) && !isKept(stop),
  );
  // Those of this device, then those of this person's rides.
  const rides = places.filter((place) => place.isOwn && !isKept(stopOf(place))).map(stopOf);
  const own = [...held, ...rides.filter(({ address }) => held.every((stop) => stop.address !== address))];
  const ownAddresses = new Set(own.map(({ address }) => address));
  const actions: ChoiceGroup = {
    name: 'actions',
    choices: [...(withMyLocation ? [{ kind: 'my-location' } as const] : []), { kind: 'on-map' }],
  };
  const keeps: ChoiceGroup = {
    name: 'saved',
    choices: kept.map(({ id, kind, name, address, lat, lng }) => ({
      ...{ kind: 'saved', id, as: kind, name },
      area: sayAddress(address),
      stop: { address, lat, lng },
    })),
  };
  const recents: ChoiceGroup = {
    name: 'recent',
    choices: own.map((stop) => ({ kind: 'recent', name: sayAddress(stop.address), stop })),
  };
  const found: ChoiceGroup = {
    name: 'places',
    choices: places
      .filter((place) => !ownAddresses.has(addressOf(place)) && !isKept(stopOf(place)))
      .map((place) => ({
        kind: 'place',
        id: place.id,
        name: say(place.name, place.nameBn),
        area: place.area === '' ? null : say(place.area, place.areaBn),
        what: place.kind,
        stop: stopOf(place),
      })),
  };
  const groups = words.length > 0 ? [keeps, recents, found, actions] : [actions, keeps, recents, found];
  return groups.filter(({ choices }) => choices.length > 0);
}
