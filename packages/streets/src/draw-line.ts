import type { DrawnThing } from './drawn-thing.ts';
import type { Tags } from './osm-extract.ts';
import { readNames } from './read-names.ts';
import { ROAD_CLASSES, type RoadClass } from './street-graph.ts';

type Drawn = Omit<DrawnThing, 'geometry'>;

/** The zoom from which a road is drawn, and the zoom from which its name is. This keeps tiles of low zooms small. */
const ROAD_ZOOMS: Record<RoadClass, [drawn: number, named: number]> = {
  motorway: [8, 10],
  trunk: [8, 10],
  primary: [8, 10],
  secondary: [9, 10],
  tertiary: [11, 11],
  unclassified: [13, 13],
  residential: [13, 13],
  living_street: [13, 13],
  service: [14, 14],
};
const isRoadClass = (word: string): word is RoadClass => (ROAD_CLASSES as readonly string[]).includes(word);

const RAILS = ['rail', 'light_rail', 'subway', 'tram', 'monorail', 'narrow_gauge'];
const SIDE_TRACKS = ['yard', 'siding', 'spur', 'crossover'];

/** Typical widths, in meters, of waters drawn as a line. */
const WATER_METERS: Record<string, number> = { river: 40, canal: 12, stream: 3 };

const isYes = (tag: string | undefined): boolean => tag !== undefined && tag !== 'no';

function drawRoad(tags: Tags): Drawn | undefined {
  const highway = tags['highway'] ?? '';
  const roadClass = highway.replace(/_link$/, '');
  if (!isRoadClass(roadClass) || tags['area'] === 'yes') return undefined;
  const [minZoom, namesFrom] = ROAD_ZOOMS[roadClass];
  const oneway = ['yes', '1', 'true', '-1'].includes(tags['oneway'] ?? '');
  const properties = {
    class: roadClass,
    ...(highway !== roadClass && { link: true }),
    ...(oneway && { oneway }),
    ...(isYes(tags['bridge']) && { bridge: true }),
    ...(isYes(tags['tunnel']) && { tunnel: true }),
  };
  return { layer: 'roads', minZoom, namesFrom, properties, names: readNames(tags) };
}

function drawRail(tags: Tags): Drawn | undefined {
  // Lines below ground can't be seen.
  if (!RAILS.includes(tags['railway'] ?? '') || isYes(tags['tunnel'])) return undefined;
  const minZoom = SIDE_TRACKS.includes(tags['service'] ?? '') ? 14 : 9;
  return { layer: 'rail', minZoom, namesFrom: 99, properties: {}, names: {} };
}

function drawWaterway(tags: Tags): Drawn | undefined {
  const waterway = tags['waterway'] ?? '';
  const usual = WATER_METERS[waterway];
  if (usual === undefined || isYes(tags['tunnel'])) return undefined;
  const said = Number.parseFloat(tags['width'] ?? '');
  const meters = said > 0 && said < 20_000 ? Math.round(said) : usual;
  const minZoom = meters >= 30 ? 8 : meters >= 10 ? 12 : 13;
  return {
    layer: 'water',
    minZoom,
    namesFrom: Math.max(11, minZoom),
    properties: { meters },
    names: readNames(tags),
  };
}

/** How a line is drawn; undefined if the map doesn't show it. */
export const drawLine = (tags: Tags): Drawn | undefined =>
  tags['highway'] ? drawRoad(tags) : tags['railway'] ? drawRail(tags) : drawWaterway(tags);
