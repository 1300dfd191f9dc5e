import { readFile } from 'node:fs/promises';
import type { LatLng } from '@ridewire/contracts';
import type { FeatureCollection, LineString, Point, Polygon, Position } from 'geojson';
import type { OsmExtract, OsmNode, OsmWay, Tags } from '../osm-extract.ts';

type Ground = FeatureCollection<Point | LineString | Polygon, Tags>;

/**
 * Reads the hand-drawn ground of a city from a GeoJSON file whose properties are OpenStreetMap tags: waters, parks,
 * railways, and the centers of areas. Its ids are negative, unlike those of any extract.
 * @throws the file system's error; SyntaxError
 */
export async function readGround(path: string): Promise<OsmExtract> {
  const ground = JSON.parse(await readFile(path, 'utf8')) as Ground;
  const positions: LatLng[] = [];
  const nodes: OsmNode[] = [];
  const ways: OsmWay[] = [];
  const addPoint = ([lng, lat]: Position) => -positions.push({ lat: lat!, lng: lng! });
  for (const { geometry, properties: tags } of ground.features) {
    if (geometry.type === 'Point') {
      const id = addPoint(geometry.coordinates);
      nodes.push({ id, ...positions.at(-1)!, tags });
      continue;
    }
    const isArea = geometry.type === 'Polygon';
    const line = isArea ? geometry.coordinates[0]!.slice(0, -1) : geometry.coordinates;
    const ids = line.map(addPoint);
    ways.push({ id: -1 - ways.length, nodes: isArea ? [...ids, ids[0]!] : ids, tags });
  }
  return { positionOf: (id) => positions[-1 - id], nodes, ways, relations: [] };
}
