import type { Place } from './places.ts';

/** Well-known places of Dhaka, best known first. Coordinates: WGS 84, from public maps. */
export const DHAKA_PLACES: readonly Place[] = [
  {
    id: 'airport',
    name: 'Hazrat Shahjalal International Airport',
    area: 'Kurmitola',
    lat: 23.8433,
    lng: 90.3978,
  },
  {
    id: 'kamalapur-station',
    name: 'Kamalapur Railway Station',
    area: 'Motijheel',
    lat: 23.732,
    lng: 90.4262,
  },
  { id: 'gulshan-2', name: 'Gulshan 2 Circle', area: 'Gulshan', lat: 23.7947, lng: 90.4143 },
  { id: 'dhanmondi-32', name: 'Dhanmondi 32', area: 'Dhanmondi', lat: 23.7511, lng: 90.3775 },
];
