import { foldPlace } from '@ridewire/contracts/fold-place';
import { isBangla, latinName } from '@ridewire/contracts/latin-name';
import type { Tags } from './osm-extract.ts';

export interface PlaceNames {
  /** As on its sign. */
  name: string;
  nameEn: string | null;
  nameBn: string | null;
  /** All its names, including those it is not shown by, in the form searches compare. */
  folded: string;
}

/** Names on signs are shorter; anything longer is a description. */
const LONGEST_NAME = 120;
const OTHER_NAMES = [
  'alt_name',
  'alt_name:en',
  'alt_name:bn',
  'old_name',
  'short_name',
  'official_name',
  'loc_name',
  'int_name',
  'brand',
];

/** The names of a thing; null if it has none that can be shown. */
export function namesOf(tags: Tags): PlaceNames | null {
  const clean = (name: string | undefined) =>
    name
      ?.replaceAll(/[\s\p{Cc}]+/gu, ' ')
      .trim()
      .slice(0, LONGEST_NAME) || null;
  const [nameEn, nameBn] = [clean(tags['name:en']), clean(tags['name:bn'])];
  const name = clean(tags.name) ?? nameEn ?? nameBn;
  if (!name) return null;
  const folded = foldPlace([name, nameEn, nameBn, ...OTHER_NAMES.map((key) => clean(tags[key]))]);
  if (!folded) return null;
  if (!isBangla(name)) return { name, nameEn, nameBn, folded };
  return { name, nameEn: nameEn ?? latinName(name), nameBn: nameBn ?? name, folded };
}

export const hasName = (tags: Tags): boolean => Boolean(tags.name ?? tags['name:en'] ?? tags['name:bn']);
