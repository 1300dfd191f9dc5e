import type { Area, FoundPlace } from '@ridewire/contracts';
import { everyName, isWithin } from '@ridewire/contracts';
import { DHAKA_PLACES } from '@ridewire/contracts/dhaka-places';
import { foldPlace } from '@ridewire/contracts/fold-place';
import { knownNamesOf } from '@ridewire/contracts/known-names';

/** A place with its rank: the words it is found by, and how likely it is meant. */
export interface RankedPlace extends FoundPlace {
  folded: string;
  /** 0 to 100. */
  rank: number;
}

/** Their other names; Bangla ones are written as they sound. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  airport: ['Dhaka Airport', 'Biman Bandar', 'HSIA', 'Zia International Airport'],
  'kamalapur-station': ['Dhaka Railway Station', 'Komlapur'],
  'university-of-dhaka-tsc': ['Dhaka University', 'DU'],
  'national-parliament-house': ['Sangsad Bhaban', 'Jatiya Sangsad'],
  'dhaka-medical-college-hospital': ['DMC', 'DMCH'],
  'bangladesh-university-of-engineering-and-technology': ['BUET'],
  'bangabandhu-sheikh-mujib-medical-university': ['BSMMU', 'PG Hospital'],
  'north-south-university': ['NSU'],
  'independent-university': ['IUB'],
  'american-international-university': ['AIUB'],
  'international-convention-city-bashundhara': ['ICCB'],
  'aftabnagar-east-west-university': ['EWU', 'Aftab Nagar'],
  'combined-military-hospital': ['CMH'],
  'national-zoo': ['Chiriakhana', 'Dhaka Zoo', 'Mirpur Zoo'],
  'national-museum': ['Jadughar'],
  'national-stadium': ['Bangabandhu Stadium'],
  secretariat: ['Sachibalaya'],
  'bata-signal': ['Bata Mor'],
  'jamuna-future-park': ['JFP'],
  'evercare-hospital': ['Apollo Hospital'],
};

/** The rank of the best known, and of the least known of them. */
const KNOWN_RANK = 100;
const LEAST_KNOWN_RANK = 60;

/** The well-known places of Dhaka, best known first. */
export const KNOWN_PLACES: readonly RankedPlace[] = DHAKA_PLACES.map((place, at) => {
  const names = knownNamesOf(place.name);
  return {
    ...place,
    names,
    areaNames: knownNamesOf(place.area),
    kind: null,
    isOwn: false,
    folded: foldPlace([...everyName({ name: place.name, names }), ...(ALSO[place.id] ?? [])]),
    rank: KNOWN_RANK - (at * (KNOWN_RANK - LEAST_KNOWN_RANK)) / DHAKA_PLACES.length,
  };
});

const MIDDLE_OF_DHAKA = { lat: 23.7825, lng: 90.405 };

/** Those in the city; all where none was imported. */
export const knownPlacesIn = (city: Area | null): readonly RankedPlace[] =>
  city === null || isWithin(city, MIDDLE_OF_DHAKA) ? KNOWN_PLACES : [];
