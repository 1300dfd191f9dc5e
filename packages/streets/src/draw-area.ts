import type { DrawnThing } from './drawn-thing.ts';
import type { Tags } from './osm-extract.ts';

const WATERS = { natural: ['water'], waterway: ['riverbank', 'dock'], landuse: ['reservoir', 'basin'] };
const GREENS = {
  leisure: ['park', 'garden', 'golf_course', 'nature_reserve', 'common', 'playground', 'pitch'],
  natural: ['wood', 'scrub', 'grassland'],
  landuse: [
    ...['forest', 'grass', 'recreation_ground', 'cemetery', 'village_green', 'meadow', 'orchard'],
    'allotments',
  ],
};

const isOneOf = (tags: Tags, kinds: Record<string, readonly string[]>): boolean =>
  Object.entries(kinds).some(([key, values]) => values.includes(tags[key] ?? ''));

/** How an area is drawn; undefined if the map doesn't show it. */
export function drawArea(tags: Tags): Pick<DrawnThing, 'layer' | 'minZoom'> | undefined {
  if (isOneOf(tags, WATERS)) return { layer: 'water', minZoom: 8 };
  if (isOneOf(tags, GREENS)) return { layer: 'parks', minZoom: 10 };
  if ((tags['building'] ?? 'no') !== 'no') return { layer: 'buildings', minZoom: 14 };
  return undefined;
}
