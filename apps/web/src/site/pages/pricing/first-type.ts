import {
  FIRST_RIDE_TYPES,
  LANGUAGES,
  type FirstRideType,
  type RideTypeTerms,
  type TypeWords,
} from '@ridewire/contracts';

/** The type of a new city that this one still is by its words; undefined for one that the desk added or renamed. */
export const findFirstType = ({
  id,
  names,
  blurbs,
}: Pick<RideTypeTerms, 'id' | 'names' | 'blurbs'>): FirstRideType | undefined =>
  FIRST_RIDE_TYPES.find(
    (first) => first.id === id && isAsFirst(first.names, names) && isAsFirst(first.blurbs, blurbs),
  )?.id;

/** A language that came after the city has no words there yet. */
const isAsFirst = (first: TypeWords, now: TypeWords): boolean =>
  LANGUAGES.every((language) => now[language] === undefined || now[language] === first[language]);
