import type { LatLng } from '@ridewire/contracts';
import type { OsmExtract, OsmNode, OsmWay, Tags } from '../osm-extract.ts';
import { BANGLA_NAMES } from '@ridewire/contracts/dhaka-names';
import { AREAS } from './areas.ts';
import { GREENS } from './greens.ts';
import type { RoadRow, Spot } from './part.ts';
import { RAILS } from './rails.ts';
import { everyJunction, everyRoad, readThrough, type RoadPoint } from './read-parts.ts';
import { smoothLine } from './smooth-line.ts';
import { waterRing } from './water-ring.ts';
import { WATERS } from './waters.ts';

/** Goes up with every change of what is drawn, so that a stored copy is known to be old. */
export const DHAKA_OUTLINE_VERSION = 2;

/**
 * Dhaka as this product draws it by hand: its main roads, waters, parks and railways, within some tens of metres. It stands
 * in until an operator brings a map with every lane, and says the same things in the same words as such a map.
 */
export function dhakaOutline(): OsmExtract {
  const positions: LatLng[] = [];
  const nodes: OsmNode[] = [];
  const ways: OsmWay[] = [];
  const addPoint = ({ lat, lng }: LatLng) => positions.push({ lat, lng });
  const addWay = (tags: Tags, ids: readonly number[]) => ways.push({ id: ways.length + 1, nodes: ids, tags });
  const addArea = (tags: Tags, ring: readonly LatLng[]) => {
    const ids = ring.map(addPoint);
    addWay(tags, [...ids, ids[0]!]);
  };

  const junctionIds = new Map([...everyJunction()].map(([name, spot]) => [name, addPoint(toLatLng(spot))]));
  const idOf = ({ spot, junction }: RoadPoint) =>
    junction === undefined ? addPoint(toLatLng(spot)) : junctionIds.get(junction)!;
  const addLine = (tags: Tags, points: readonly RoadPoint[]) => {
    const between = smoothLine(points.map(({ spot }) => toLatLng(spot)));
    addWay(
      tags,
      points.flatMap((point, i) => [idOf(point), ...(between[i] ?? []).map(addPoint)]),
    );
  };

  for (const road of everyRoad()) addLine(roadTags(road), readThrough(road[3]));
  for (const [kind, name, bangla, line] of RAILS) addLine(railTags(kind, name, bangla), line.map(toPoint));
  for (const { kind, name, bangla, widthMeters, startMeters, line } of WATERS) {
    const named = inBoth(name, bangla);
    addArea(
      { natural: 'water', water: kind, ...named },
      waterRing(line.map(toLatLng), widthMeters, startMeters),
    );
    if (kind === 'river')
      addLine({ waterway: 'river', width: String(widthMeters), ...named }, line.map(toPoint));
  }
  for (const [name, bangla, ring] of GREENS)
    addArea({ leisure: 'park', ...inBoth(name, bangla) }, ring.map(toLatLng));
  for (const [name, lat, lng] of AREAS) {
    const tags = { place: 'suburb', ...inBoth(name, BANGLA_NAMES[name] ?? name) };
    nodes.push({ id: addPoint({ lat, lng }), lat, lng, tags });
  }
  return { positionOf: (nodeId) => positions[nodeId - 1], nodes, ways, relations: [] };
}

function roadTags([kind, name, bangla, , over]: RoadRow): Tags {
  const tags: Record<string, string> = { highway: kind, ...inBoth(name, bangla) };
  // A motorway is one-way where nothing is said; here one line stands for both its sides.
  if (kind === 'motorway') tags.oneway = 'no';
  if (over) Object.assign(tags, { bridge: 'yes', layer: '1' });
  return tags;
}

function railTags(kind: 'rail' | 'subway', name: string, bangla: string): Tags {
  // The metro runs on pillars above the avenues.
  const above = kind === 'subway' ? { bridge: 'yes', layer: '2' } : {};
  return { railway: kind, ...inBoth(name, bangla), ...above };
}

function inBoth(name: string, bangla: string): Tags {
  return { name: bangla, 'name:en': name, 'name:bn': bangla };
}

function toPoint(spot: Spot): RoadPoint {
  return { spot };
}

function toLatLng([lat, lng]: Spot): LatLng {
  return { lat, lng };
}
