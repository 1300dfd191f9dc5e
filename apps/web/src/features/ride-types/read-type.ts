import { LANGUAGES, type AddRideTypeInput, type Language, type RideTypeTerms } from '@ridewire/contracts';
import { LONGEST_TYPE_BLURB, LONGEST_TYPE_NAME } from '@ridewire/contracts/ride-types';
import { readCount } from '../rides/detail/read-count.ts';

/** How many riders a vehicle can seat at most. */
export const MOST_SEATS = 20;
/** The highest class of vehicle. */
const HIGHEST_CLASS = 9;

/** The fields of a type as they are typed or chosen. */
export type TypedType = Record<
  `name.${Language}` | `blurb.${Language}` | 'kind' | 'rank' | 'seats' | 'icon' | 'ratesOf',
  string
>;

/** What a form begins with: a type to change, or nothing but a car like those of the type that it has its rates of. */
export function typeType(type: RideTypeTerms | undefined, like: RideTypeTerms): TypedType {
  const words = LANGUAGES.flatMap((language) => [
    [`name.${language}`, type?.names[language] ?? ''],
    [`blurb.${language}`, type?.blurbs[language] ?? ''],
  ]);
  const { vehicleKind, leastClass, seats, icon } = type ?? like;
  return {
    ...Object.fromEntries(words),
    ...{ kind: vehicleKind, rank: String(leastClass), seats: String(seats), icon, ratesOf: like.id },
  } as TypedType;
}

/** What is typed, as it is sent, and the fields that can't be taken. */
export function readType(typed: TypedType): {
  fields: Omit<AddRideTypeInput, 'ratesOf'> | null;
  wrong: ReadonlySet<keyof TypedType>;
} {
  const wrong = new Set<keyof TypedType>();
  const words = (part: 'name' | 'blurb', most: number) =>
    Object.fromEntries(
      LANGUAGES.map((language) => {
        const text = typed[`${part}.${language}`].trim();
        if (text === '' || text.length > most) wrong.add(`${part}.${language}`);
        return [language, text];
      }),
    ) as Record<Language, string>;
  const names = words('name', LONGEST_TYPE_NAME);
  const blurbs = words('blurb', LONGEST_TYPE_BLURB);
  const seats = readCount(typed.seats, MOST_SEATS);
  if (seats === 0) wrong.add('seats');
  const { kind: vehicleKind, rank, icon } = typed;
  const fields = { names, blurbs, vehicleKind, leastClass: Number(rank), seats, icon };
  return { fields: wrong.size === 0 ? fields : null, wrong };
}

/** The classes a type of this kind can begin with, each with the type it is named after: the known ones, and one above them. */
export function ranksOf(
  kind: string,
  types: readonly RideTypeTerms[],
): { rank: number; type: RideTypeTerms | undefined }[] {
  const ofKind = types.filter(({ vehicleKind }) => vehicleKind === kind);
  const highest = Math.max(0, ...ofKind.map(({ leastClass }) => leastClass));
  return Array.from({ length: Math.min(HIGHEST_CLASS, highest + 1) }, (_, i) => {
    const [type] = ofKind
      .filter(({ leastClass }) => leastClass === i + 1)
      .toSorted((a, b) => a.seats - b.seats);
    return { rank: i + 1, type };
  });
}

/** The same order with one type moved by a place. */
export function moveBy(order: readonly string[], type: string, by: -1 | 1): string[] {
  const moved = order.filter((each) => each !== type);
  moved.splice(order.indexOf(type) + by, 0, type);
  return moved;
}
