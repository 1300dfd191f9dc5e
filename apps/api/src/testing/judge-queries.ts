import { distanceMeters, everyName, type FoundPlace } from '@ridewire/contracts';
import { placeWords, soundOf } from '@ridewire/contracts/fold-place';
import { FOUND_METERS, type PlaceQuery } from './place-queries.ts';

const FIRST = 3;

/** Whether the intended place is among the first three found. */
export const isFound = ([, name, lat, lng]: PlaceQuery, found: readonly FoundPlace[]): boolean =>
  found.slice(0, FIRST).some((place) => {
    const words = placeWords([...everyName(place), place.area].join(' ')).map(soundOf);
    const isCalledSo = placeWords(name)
      .map(soundOf)
      .some((word) => words.includes(word));
    return isCalledSo && distanceMeters(place, { lat, lng }) <= FOUND_METERS;
  });
