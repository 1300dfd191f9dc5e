import type { Polygon, Position } from 'geojson';
import { drawArea } from './draw-area.ts';
import { drawLine } from './draw-line.ts';
import { drawLandmark } from './draw-landmark.ts';
import { drawAreaName, drawPlaceName } from './draw-name.ts';
import type { DrawnThing } from './drawn-thing.ts';
import { joinRings } from './join-rings.ts';
import { hasName } from './names-of.ts';
import type { OsmExtract, OsmRelation, Tags } from './osm-extract.ts';
import { isInside, pointInside, ringArea, type Ring } from './ring-shape.ts';

/** Everything in an extract that the map shows. */
export function drawExtract(extract: OsmExtract): DrawnThing[] {
  const things: DrawnThing[] = [];
  const add = (more: readonly DrawnThing[]) => {
    for (const thing of more) things.push(thing);
  };
  const lines = new Map(extract.ways.map(({ id, nodes }) => [id, nodes]));
  /** Outlines of larger areas. They are not drawn again on their own, over that area's holes. */
  const outlines = new Set<string>();
  for (const relation of extract.relations) {
    if (relation.tags['type'] !== 'multipolygon') continue;
    const linesOf = (isInner: boolean) => memberLines(relation, lines, isInner);
    const polygons = nestRings(
      readRings(extract, joinRings(linesOf(false))),
      readRings(extract, joinRings(linesOf(true))),
    );
    if (polygons.length === 0) continue;
    const layer = drawArea(relation.tags)?.layer;
    for (const { type, ref, role } of relation.members)
      if (type === 'way' && role !== 'inner') outlines.add(`${layer}:${ref}`);
    add(drawPolygons(polygons, relation.tags));
  }
  for (const { id, nodes, tags } of extract.ways) {
    const line = drawLine(tags);
    if (line) {
      for (const run of knownRuns(extract, nodes))
        things.push({ ...line, geometry: { type: 'LineString', coordinates: run } });
      continue;
    }
    const layer = drawArea(tags)?.layer;
    if (outlines.has(`${layer}:${id}`)) continue;
    const isRing = nodes.length > 3 && nodes[0] === nodes.at(-1);
    add(drawPolygons(isRing ? readRings(extract, [nodes]).map((ring) => [ring]) : [], tags));
  }
  for (const { lat, lng, tags } of extract.nodes)
    add([...drawPlaceName([lng, lat], tags), ...drawLandmark([lng, lat], tags)]);
  return things;
}

function drawPolygons(polygons: Ring[][], tags: Tags): DrawnThing[] {
  const area = drawArea(tags);
  const sizes = polygons.map(([outer = []]) => ringArea(outer));
  const largest = polygons[sizes.indexOf(Math.max(...sizes))];
  if (!largest) return [];
  const isNamed = hasName(tags);
  const middle = isNamed ? pointInside(largest) : [];
  const landmark = isNamed ? drawLandmark(middle, tags) : [];
  if (!area) return isNamed ? [...landmark, ...drawPlaceName(middle, tags)] : [];
  const shapes = polygons.map((coordinates): DrawnThing => ({
    ...area,
    geometry: { type: 'Polygon', coordinates } satisfies Polygon,
    properties: {},
    names: {},
    namesFrom: 99,
  }));
  // A zoo within a park is named once.
  const name = landmark.length > 0 ? landmark : drawAreaName(middle, tags, area.layer, Math.max(...sizes));
  return isNamed ? [...shapes, ...name] : shapes;
}

const memberLines = (
  { members }: OsmRelation,
  lines: ReadonlyMap<number, readonly number[]>,
  isInner: boolean,
): (readonly number[])[] =>
  members.flatMap(({ type, ref, role }) => {
    const line = type === 'way' && (role === 'inner') === isInner ? lines.get(ref) : undefined;
    return line ? [line] : [];
  });

/** The rings whose points are all known. */
const readRings = ({ positionOf }: OsmExtract, rings: readonly (readonly number[])[]): Ring[] =>
  rings.flatMap((ring) => {
    const points = ring.map((id) => positionOf(id));
    const known = points.flatMap((point): Position[] => (point ? [[point.lng, point.lat]] : []));
    return known.length === ring.length ? [known] : [];
  });

/** Puts each hole with the outer ring around it. */
function nestRings(outers: readonly Ring[], inners: readonly Ring[]): Ring[][] {
  const polygons = outers.map((outer) => [outer]);
  for (const inner of inners) {
    const at = inner[0] ?? [];
    polygons.find(([outer = []]) => isInside(at, outer))?.push(inner);
  }
  return polygons;
}

/** The parts of a line inside the extract. */
function knownRuns({ positionOf }: OsmExtract, nodes: readonly number[]): Position[][] {
  const runs: Position[][] = [[]];
  for (const id of nodes) {
    const point = positionOf(id);
    if (point) runs.at(-1)?.push([point.lng, point.lat]);
    else runs.push([]);
  }
  return runs.filter(({ length }) => length > 1);
}
