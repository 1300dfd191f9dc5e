import { LANGUAGES, gatherNames, type Named } from '@ridewire/contracts';
import { foldPlace } from '@ridewire/contracts/fold-place';
import { namesOfSign } from '@ridewire/contracts/latin-name';
import type { Tags } from './osm-extract.ts';

export interface PlaceNames extends Named {
  /** All its names, including those it is not shown by, in the form searches compare. */
  folded: string;
}

/** Names on signs are shorter; anything longer is a description. */
const LONGEST_NAME = 120;
const OTHER_NAMES = [
  'alt_name',
  ...LANGUAGES.map((language) => `alt_name:${language}`),
  'old_name',
  'short_name',
  'official_name',
  'loc_name',
  'int_name',
  'brand',
];
const NAME_TAGS = ['name', ...LANGUAGES.map((language) => `name:${language}`)];

const clean = (name: string | undefined): string | null =>
  name
    ?.replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME) || null;

/** What a thing is called: by its sign, otherwise by the first language that has a name; null if nothing names it. */
export function nameIn(tags: Tags): Named | null {
  const tagged = gatherNames((language) => clean(tags[`name:${language}`]));
  const name = clean(tags['name']) ?? Object.values(tagged)[0];
  return name ? { name, names: { ...namesOfSign(name), ...tagged } } : null;
}

/** The names of a place; null if it has none that can be shown. */
export function namesOf(tags: Tags): PlaceNames | null {
  const named = nameIn(tags);
  if (!named) return null;
  const { name, names } = named;
  const tagged = [...NAME_TAGS, ...OTHER_NAMES].map((key) => clean(tags[key]));
  const folded = foldPlace([name, ...tagged]);
  return folded ? { name, names, folded } : null;
}

export const hasName = (tags: Tags): boolean => NAME_TAGS.some((key) => tags[key]);
