import { distanceMeters, type FoundPlace, type LatLng } from '@ridewire/contracts';
import type { PlaceKind } from '@ridewire/contracts/place-kinds';
import type { CityPlace } from '@ridewire/streets';
import { seededRandom } from '@ridewire/streets/testing/random-streets';

const random = seededRandom();

/** A text, where the person is, and whether what was found is what the text asks for. */
export interface Asked {
  text: string;
  near: LatLng | null;
  isRight: (found: readonly FoundPlace[]) => boolean;
}

const KINDS: readonly (readonly [text: string, kind: PlaceKind])[] = [
  ['pharmacy', 'pharmacy'],
  ['medicine shop', 'pharmacy'],
  ['ফার্মেসি', 'pharmacy'],
  ['petrol pump', 'fuel'],
  ['nearest gas station', 'fuel'],
  ['পেট্রোল পাম্প', 'fuel'],
  ['mosque near me', 'worship'],
  ['মসজিদ', 'worship'],
  ['atm booth', 'atm'],
  ['bank', 'bank'],
  ['hospital', 'hospital'],
  ['হাসপাতাল', 'hospital'],
  ['clinic', 'clinic'],
  ['restaurant', 'restaurant'],
  ['coffee shop', 'cafe'],
  ['school', 'school'],
  ['বাজার', 'market'],
  ['super shop', 'supermarket'],
  ['police station', 'police'],
  ['bus stand', 'bus_station'],
];
const PLACES_EACH = 5;
const ADDRESSES = 50;
/** The server may know where the person is only to about a hundred meters. */
const SLACK_METERS = 1;

/** Kinds of places, each asked for at some places of the city: right is the nearest one first. Kinds the city lacks are left out. */
export function askKinds(places: readonly CityPlace[]): Asked[] {
  return KINDS.flatMap(([text, kind]) => {
    const all = places.filter((place) => place.kind === kind);
    if (all.length === 0) return [];
    return Array.from({ length: PLACES_EACH }, () => {
      const { lat, lng } = pick(places);
      const near = { lat, lng };
      const nearest = Math.min(...all.map((place) => distanceMeters(near, place)));
      return {
        text,
        near,
        isRight: ([first]) => first?.kind === kind && distanceMeters(near, first) <= nearest + SLACK_METERS,
      };
    });
  });
}

/** Addresses with a house, as people write them: right is a street of this number in this area among the first three. */
export function askAddresses(places: readonly CityPlace[]): Asked[] {
  const roads = places.filter(({ kind, name, area }) => kind === 'street' && area && /^Road \d+$/.test(name));
  if (roads.length === 0) return [];
  return Array.from({ length: ADDRESSES }, (_, n) => {
    const road = pick(roads);
    const written = [
      `house ${n + 1} ${road.name} ${road.area}`,
      `House# ${n + 1}/A, ${road.name.replace(' ', ' # ')}, ${road.area}`,
    ];
    const { lat, lng } = pick(places);
    return {
      text: written[n % written.length] ?? '',
      near: { lat, lng },
      isRight: (found) =>
        found.slice(0, 3).some(({ name, area }) => name.endsWith(road.name.slice(4)) && area === road.area),
    };
  });
}

const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
