import type { Tags } from './osm-extract.ts';
import { ROAD_CLASSES, STREET_FLAGS, type RoadClass } from './street-graph.ts';

/** What a way's tags mean for a car. */
export interface DrivableWay {
  /** Index into ROAD_CLASSES. */
  roadClass: number;
  /** Bits of STREET_FLAGS. */
  flags: number;
  /** Whether a car may drive the way in the direction it is drawn, and in the other one. */
  forward: boolean;
  backward: boolean;
  /** 0 if no sign is known. */
  maxKmh: number;
}

const KMH_PER_MILE_PER_HOUR = 1.609344;
const CLOSED = new Set(['no', 'private', 'agricultural', 'forestry', 'emergency', 'military']);
const ROUNDABOUTS = new Set(['roundabout', 'circular']);

/** How a car may use a way, or null if it may not: a footpath, a private road, a road still being planned. */
export function readDrivableWay(tags: Tags): DrivableWay | null {
  const highway = tags['highway'] ?? '';
  const isSlipRoad = highway.endsWith('_link');
  const roadClass = ROAD_CLASSES.indexOf(highway.replace(/_link$/, '') as RoadClass);
  if (roadClass < 0 || tags['area'] === 'yes' || isClosedToCars(tags)) return null;
  const isRoundabout = ROUNDABOUTS.has(tags['junction'] ?? '');
  const directions = readDirections(tags, isRoundabout || highway === 'motorway');
  if (!directions) return null;
  const flags =
    (isRoundabout ? STREET_FLAGS.roundabout : 0) |
    (isSet(tags['bridge']) ? STREET_FLAGS.bridge : 0) |
    (isSet(tags['tunnel']) ? STREET_FLAGS.tunnel : 0) |
    (isSlipRoad ? STREET_FLAGS.slipRoad : 0);
  return { roadClass, flags, ...directions, maxKmh: readKmh(tags['maxspeed']) };
}

/** The most specific tag counts: a street closed to vehicles may be open to cars. Undefined if there is no tag. */
export function isClosedToCars(tags: Tags): boolean | undefined {
  const access = tags['motorcar'] ?? tags['motor_vehicle'] ?? tags['vehicle'] ?? tags['access'];
  return access?.split(';').every((word) => CLOSED.has(word.trim()));
}

function readDirections(tags: Tags, isUsuallyOneWay: boolean) {
  switch (tags['oneway']) {
    case 'yes':
    case 'true':
    case '1':
      return { forward: true, backward: false };
    case '-1':
    case 'reverse':
      return { forward: false, backward: true };
    // Its direction changes with the time of day, and no tag gives the hours.
    case 'reversible':
      return null;
    case 'no':
    case 'false':
    case '0':
      return { forward: true, backward: true };
    default:
      return { forward: true, backward: !isUsuallyOneWay };
  }
}

const isSet = (value: string | undefined): boolean => value !== undefined && value !== 'no';

function readKmh(maxspeed: string | undefined): number {
  const [, figure, unit] = /^(\d+(?:\.\d+)?) ?(km\/h|kmh|mph)?$/.exec(maxspeed ?? '') ?? [];
  if (!figure) return 0;
  return Math.min(255, Math.round(Number(figure) * (unit === 'mph' ? KMH_PER_MILE_PER_HOUR : 1)));
}
