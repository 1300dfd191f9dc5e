import type { Tags } from './osm-extract.ts';

/** What is drawn, driven on or looked for. Fences, power lines and bus routes are none of it. */
const KINDS: ReadonlySet<string> = new Set([
  'highway',
  'waterway',
  'natural',
  'water',
  'landuse',
  'leisure',
  'building',
  'railway',
  'aeroway',
  'man_made',
  'place',
  'amenity',
  'shop',
  'tourism',
  'office',
  'historic',
  'healthcare',
  'craft',
  'public_transport',
  'bridge',
  'area:highway',
]);

/** What mappers tell each other. */
const REMARKS =
  /^(?:source|note|fixme|FIXME|created_by|description|comment|attribution|import|tiger)(?:[:_]|$)/;
/** A name in a language, such as `name:ru` or `alt_name:pt-BR`: kept where it's one of ours. */
const OTHER_LANGUAGE = /^(?:\w+_)?name:(?!en$|bn$)/;

export const isKeptTag = (key: string): boolean => !OTHER_LANGUAGE.test(key) && !REMARKS.test(key);

/** Whether something by itself belongs to streets, map or places. */
export function meansSomething(tags: Tags): boolean {
  for (const key in tags) if (KINDS.has(key)) return true;
  return 'name' in tags || 'name:en' in tags || 'name:bn' in tags;
}

/** Areas of several lines, and turns that may not be taken: routes and borders are told by relations too. */
export const isKeptRelation = ({ type }: Tags): boolean => type === 'multipolygon' || type === 'restriction';
