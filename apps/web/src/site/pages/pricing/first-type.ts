import { FIRST_RIDE_TYPES, LANGUAGES, type FirstRideType, type RideTypeTerms } from '@ridewire/contracts';

/** The type of a new city that this one still is by its words; undefined for one that the desk added or renamed. */
export const findFirstType = ({
  id,
  names,
  blurbs,
}: Pick<RideTypeTerms, 'id' | 'names' | 'blurbs'>): FirstRideType | undefined =>
  FIRST_RIDE_TYPES.find(
    (first) =>
      first.id === id &&
      LANGUAGES.every(
        (language) =>
          first.names[language] === names[language] && first.blurbs[language] === blurbs[language],
      ),
  )?.id;
