import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OsmExtract } from '../osm-extract.ts';
import { readOsm } from '../read-osm.ts';
import { readGround } from './read-ground.ts';

const FOLDER = fileURLToPath(new URL('../../dhaka/', import.meta.url));

/** Goes up with every change of the files in packages/streets/dhaka, so that a stored copy is recognized as old. */
export const DHAKA_VERSION = 3;

export const DHAKA_ATTRIBUTION = '© OpenStreetMap contributors';

/**
 * The included Dhaka: OpenStreetMap's streets and places, plus waters, parks, railways and area names drawn by us, which
 * that extract lacks.
 * @throws {OsmFileError} with one sentence if the extract is missing or damaged
 */
export async function readDhaka(folder: string = FOLDER): Promise<OsmExtract> {
  const [mapped, ground] = await Promise.all([
    readOsm(join(folder, 'dhaka.osm.pbf')),
    readGround(join(folder, 'ground.geojson')),
  ]);
  return {
    positionOf: (id) => (id < 0 ? ground.positionOf(id) : mapped.positionOf(id)),
    nodes: [...ground.nodes, ...mapped.nodes],
    ways: [...ground.ways, ...mapped.ways],
    relations: mapped.relations,
  };
}
