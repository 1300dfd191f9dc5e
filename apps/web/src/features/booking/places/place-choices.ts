import type { FoundPlace, SavedPlaceView, Stop } from '@ridewire/contracts';
import { everyName } from '@ridewire/contracts/names';
import type { SavedPlaceKind } from '@ridewire/contracts/choices';
import { MATCH, matchOf, orderPlaces } from '@ridewire/contracts/order-places';
import type { PlaceKind } from '@ridewire/contracts/place-kinds';
import { sayAddress, sayName } from '../../../kit/texts/say-address.ts';
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

/** A saved place with its name in the current language. */
export type NamedPlace = SavedPlaceView & { name: string };

interface Wanted {
  /** The typed text; empty before. */
  text: string;
  /** By the person's names. */
  saved?: readonly NamedPlace[];
  recent: readonly Stop[];
  places: readonly FoundPlace[];
  withMyLocation: boolean;
}

const stopOf = (place: FoundPlace): Stop => ({ address: addressOf(place), lat: place.lat, lng: place.lng });

/** Splits an address into its name and the rest. */
function partsOf(address: string): [name: string, area: string] {
  const end = address.lastIndexOf(', ');
  return end > 0 ? [address.slice(0, end), address.slice(end + 2)] : [address, ''];
}

/** How well the typed text fits a place, by its own names and those of its address in every language. */
function matchOfStop(address: string, text: string, names: readonly string[] = []): number {
  const [[name, area], [said, areaSaid]] = [partsOf(address), partsOf(sayAddress(address))];
  return matchOf([...names, name, said], `${area} ${areaSaid}`, text);
}

/**
 * The options. Before anything is typed: ways to point at a place, the person's saved places, their last ones, then the
 * well-known ones. Once something is typed, the best matches come first, so that the first line is the best answer;
 * among equal matches, the person's own.
 */
export function placeChoices({ text, saved = [], recent, places, withMyLocation }: Wanted): ChoiceGroup[] {
  const typed = text.trim();
  const fits = ({ match }: { match: number }) => typed === '' || match > MATCH.none;
  const kept = saved
    .map((place) => ({ place, match: matchOfStop(place.address, typed, [place.kind, place.name]) }))
    .filter(fits);
  const isKept = (at: Stop) =>
    kept.some(({ place }) => place.address === at.address || (place.lat === at.lat && place.lng === at.lng));
  // Those of this device, then those of this person's rides.
  const went = [...recent, ...places.filter(({ isOwn }) => isOwn).map(stopOf)]
    .filter((stop, i, all) => !isKept(stop) && all.findIndex(({ address }) => address === stop.address) === i)
    .map((stop) => ({ stop, match: matchOfStop(stop.address, typed) }))
    .filter(fits);
  const ownAddresses = new Set(went.map(({ stop }) => stop.address));
  const isFound = (place: FoundPlace) => !ownAddresses.has(addressOf(place)) && !isKept(stopOf(place));
  const foundBefore = (at: Stop) => {
    const rank = places.findIndex(
      (place) => addressOf(place) === at.address || (place.lat === at.lat && place.lng === at.lng),
    );
    return rank < 0 ? undefined : places.slice(0, rank).filter(isFound).length;
  };
  const keeps = kept.map(({ place: { id, kind, name, address, lat, lng }, match }) => ({
    choice: {
      ...({ kind: 'saved', id, as: kind, name } as const),
      area: sayAddress(address),
      stop: { address, lat, lng },
    },
    match,
    foundBefore: foundBefore({ address, lat, lng }),
  }));
  const recents = went.map(({ stop, match }) => ({
    choice: { kind: 'recent', name: sayAddress(stop.address), stop } as const,
    match,
    foundBefore: foundBefore(stop),
  }));
  const found = places.filter(isFound).map((place) => ({
    choice: {
      ...({
        kind: 'place',
        id: place.id,
        name: sayName(place),
        what: place.kind,
      } as const),
      area: place.area === '' ? null : sayName({ name: place.area, names: place.areaNames }),
      stop: stopOf(place),
    },
    match: matchOf(
      everyName(place),
      everyName({ name: place.area, names: place.areaNames }).join(' '),
      typed,
    ),
  }));
  const actions: ChoiceGroup = {
    name: 'actions',
    choices: [...(withMyLocation ? [{ kind: 'my-location' } as const] : []), { kind: 'on-map' }],
  };
  const { leading, others } = orderPlaces<Judged, Judged>([...keeps, ...recents], typed === '' ? [] : found);
  const own = typed === '' ? [...keeps, ...recents] : leading;
  const groups: ChoiceGroup[] = [
    { name: 'saved', choices: choicesOf(own.filter(({ choice }) => choice.kind === 'saved')) },
    { name: 'recent', choices: choicesOf(own.filter(({ choice }) => choice.kind === 'recent')) },
    { name: 'places', choices: choicesOf(typed === '' ? found : others) },
  ];
  return (typed === '' ? [actions, ...groups] : [...groups, actions]).filter(
    ({ choices }) => choices.length > 0,
  );
}

interface Judged {
  choice: Choice;
  match: number;
  foundBefore?: number | undefined;
}

const choicesOf = (judged: readonly Judged[]): Choice[] => judged.map(({ choice }) => choice);
