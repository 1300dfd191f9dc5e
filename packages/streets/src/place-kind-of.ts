import type { PlaceKind } from '@ridewire/contracts/place-kinds';
import type { Tags } from './osm-extract.ts';

/** The rank of each kind of place, 0 to 100. Of places with the same name, the higher one is more likely meant. */
export const RANK_OF_KIND: Readonly<Record<PlaceKind, number>> = {
  airport: 100,
  area: 85,
  station: 90,
  metro: 80,
  bus_station: 75,
  ferry: 75,
  hospital: 75,
  university: 75,
  mall: 70,
  market: 65,
  street: 60,
  embassy: 55,
  hotel: 55,
  sight: 55,
  park: 55,
  college: 55,
  cinema: 50,
  government: 50,
  sport: 45,
  police: 45,
  school: 40,
  clinic: 40,
  supermarket: 35,
  worship: 35,
  building: 30,
  entrance: 30,
  restaurant: 30,
  cafe: 30,
  fuel: 30,
  office: 25,
  bank: 25,
  shop: 20,
  pharmacy: 20,
  other: 15,
  parking: 10,
  atm: 5,
};

type Kinds = Readonly<Record<string, PlaceKind>>;

const named = (kind: PlaceKind, ...values: string[]): Kinds =>
  Object.fromEntries(values.map((value) => [value, kind]));

const AMENITIES: Kinds = {
  ...named('hospital', 'hospital'),
  ...named('clinic', 'clinic', 'doctors', 'dentist'),
  ...named('pharmacy', 'pharmacy'),
  ...named('university', 'university'),
  ...named('college', 'college', 'training', 'language_school', 'music_school'),
  ...named('school', 'school', 'kindergarten', 'prep_school'),
  ...named('market', 'marketplace'),
  ...named('restaurant', 'restaurant', 'fast_food', 'food_court', 'bar', 'pub', 'biergarten'),
  ...named('cafe', 'cafe', 'ice_cream'),
  ...named('cinema', 'cinema', 'theatre', 'arts_centre', 'events_venue', 'conference_centre', 'nightclub'),
  ...named('worship', 'place_of_worship', 'monastery'),
  ...named(
    'government',
    'townhall',
    'courthouse',
    'public_building',
    'post_office',
    'fire_station',
    'prison',
  ),
  ...named('police', 'police'),
  ...named('embassy', 'embassy'),
  ...named('bank', 'bank', 'bureau_de_change', 'money_transfer'),
  ...named('atm', 'atm'),
  ...named('fuel', 'fuel', 'charging_station'),
  ...named('parking', 'parking'),
  ...named('bus_station', 'bus_station'),
  ...named('ferry', 'ferry_terminal'),
  ...named('other', 'library', 'community_centre', 'social_facility', 'taxi', 'car_rental', 'grave_yard'),
};
const LEISURE: Kinds = {
  ...named('park', 'park', 'garden', 'nature_reserve', 'playground', 'water_park'),
  ...named('sport', 'stadium', 'sports_centre', 'pitch', 'golf_course', 'swimming_pool', 'fitness_centre'),
  ...named('other', 'marina', 'resort', 'amusement_arcade'),
};
const TOURISM: Kinds = {
  ...named('hotel', 'hotel', 'hostel', 'guest_house', 'motel', 'apartment'),
  ...named('sight', 'museum', 'attraction', 'gallery', 'zoo', 'theme_park', 'viewpoint', 'aquarium'),
};
const SHOPS: Kinds = {
  ...named('mall', 'mall', 'department_store'),
  ...named('supermarket', 'supermarket'),
};
const RAILWAY: Kinds = {
  ...named('station', 'station', 'halt'),
  ...named('metro', 'subway_entrance', 'tram_stop'),
};
const AREAS = named(
  'area',
  ...[
    'city',
    'town',
    'village',
    'suburb',
    'quarter',
    'neighbourhood',
    'borough',
    'hamlet',
    'locality',
    'island',
  ],
);

const of = (kinds: Kinds, value: string | undefined): PlaceKind | undefined =>
  value !== undefined && Object.hasOwn(kinds, value) ? kinds[value] : undefined;

/** A part of the city that people give as their address. */
export const isArea = (tags: Tags): boolean => of(AREAS, tags.place) !== undefined;

/** The kind of a named thing that is no street; undefined if nobody would want to go there. */
export function placeKindOf(tags: Tags): PlaceKind | undefined {
  if (tags.disused === 'yes' || tags.abandoned === 'yes') return undefined;
  if (tags.aeroway === 'aerodrome') return 'airport';
  if (tags.railway === 'station' && (tags.station === 'subway' || tags.subway === 'yes')) return 'metro';
  return (
    of(RAILWAY, tags.railway) ??
    of(AMENITIES, tags.amenity) ??
    (tags.healthcare === 'hospital' ? 'hospital' : tags.healthcare ? 'clinic' : undefined) ??
    (tags.shop ? (of(SHOPS, tags.shop) ?? 'shop') : undefined) ??
    of(TOURISM, tags.tourism) ??
    of(LEISURE, tags.leisure) ??
    (tags.historic ? 'sight' : undefined) ??
    (tags.public_transport === 'station' || tags.highway === 'bus_stop' ? 'bus_station' : undefined) ??
    (tags.office === 'government' ? 'government' : tags.office === 'diplomatic' ? 'embassy' : undefined) ??
    (tags.office ? 'office' : undefined) ??
    of(AREAS, tags.place) ??
    (tags.aeroway === 'terminal' ? 'airport' : undefined) ??
    (tags.place === 'square' || tags.junction === 'yes' ? 'other' : undefined) ??
    (tags.building && tags.building !== 'no' ? 'building' : undefined)
  );
}
