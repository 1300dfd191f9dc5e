import { LANGUAGES } from '@ridewire/contracts';
import { hasName } from './names-of.ts';
import type { Tags } from './osm-extract.ts';

/** The tags needed to draw, drive or search. Fences, power lines and bus routes are not among them. */
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
  'entrance',
  'bridge',
  'area:highway',
]);

/** Notes between mappers. */
const REMARKS =
  /^(?:source|note|fixme|FIXME|created_by|description|comment|attribution|import|tiger)(?:[:_]|$)/;
/** A name in a language, such as `name:ru` or `alt_name:pt-BR`. Only names in our languages are kept. */
const OTHER_LANGUAGE = new RegExp(`^(?:\\w+_)?name:(?!(?:${LANGUAGES.join('|')})$)`);

export const isKeptTag = (key: string): boolean => !OTHER_LANGUAGE.test(key) && !REMARKS.test(key);

/** Whether something on its own belongs to the streets, the map or the places. */
export function meansSomething(tags: Tags): boolean {
  for (const key in tags) if (KINDS.has(key)) return true;
  return hasName(tags);
}

/** Areas of several lines, and turn restrictions. Routes and borders are relations too, but are not needed. */
export const isKeptRelation = ({ type }: Tags): boolean => type === 'multipolygon' || type === 'restriction';
