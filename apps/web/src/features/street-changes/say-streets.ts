import type { StreetName } from '@ridewire/contracts';
import { sayStreet } from '../../kit/map/say-street.ts';

/** How many streets are named; of the others the number. */
const MOST_NAMED = 3;

/** The names of several stretches, each once, and how many streets are left out. */
export function sayStreets(
  names: readonly (StreetName | null)[],
  locale: string,
  { unnamed, more }: { unnamed: string; more: (count: number) => string },
): string {
  const said = [...new Set(names.map((name) => sayStreet(name, locale) ?? unnamed))];
  const shown = said.slice(0, MOST_NAMED).join(', ');
  return said.length > MOST_NAMED ? `${shown} ${more(said.length - MOST_NAMED)}` : shown;
}
