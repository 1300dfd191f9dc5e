import { open, type FileHandle } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Area } from '@ridewire/contracts';
import { HeaderBlock } from './osm-decoders.ts';
import { PbfReader } from 'pbf';
import { isOsmBlockBounded } from './count-osm-block.ts';
import { decodeOsmBlock } from './decode-osm-block.ts';
import { isKeptRelation, meansSomething } from './keep-tags.ts';
import { keepPositions } from './node-positions.ts';
import type { OsmExtract, OsmNode, OsmRelation, OsmWay } from './osm-extract.ts';
import { isBarrier } from './read-barrier.ts';
import { OsmFileError } from './osm-file-error.ts';
import { brokenFile, orThrow, readOsmBlobs, swollenFile } from './read-osm-blobs.ts';

/** Several times the size of a city. A larger file is a country, whose streets can't be searched in one process. */
export const MAX_OSM_BYTES = 250_000_000;
const MAX_NODES = 30_000_000;
const MAX_WAYS = 4_000_000;
/** For all ways together. */
const MAX_REFS = 45_000_000;
/** From south to north and from west to east: about a hundred times a city. */
const MAX_DEGREES = 10;
/** OpenStreetMap itself allows 2,000 nodes in a way, formerly more, and 32,000 members in a relation. */
const MAX_WAY_NODES = 50_000;
const MAX_MEMBERS = 32_000;
/** A larger header than this holds nothing that is read here. */
const MAX_HEADER_BLOCK = 1_048_576;

const READABLE = new Set(['OsmSchema-V0.6', 'DenseNodes']);

/** An extract, and what its file says about itself. */
export interface OsmFile extends OsmExtract {
  /** The box it was cut to; null if the file doesn't say. */
  box: Area | null;
  /** The date of the map data; null if the file doesn't say. */
  mappedAt: Date | null;
}

/**
 * Reads a whole PBF file into memory, but only what streets, map and places need.
 * @param onProgress gets the share of the file that is read, 0 to 1
 * @throws {OsmFileError} with one sentence if the file can't be read, is broken or is too large
 */
export async function readOsm(
  path: string,
  { onProgress }: { onProgress?: (share: number) => void } = {},
): Promise<OsmFile> {
  const name = basename(path);
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new OsmFileError(
      error.code === 'ENOENT' ? `There is no file ${path}.` : `${path} can't be read: ${error.message}.`,
    );
  });
  try {
    const stat = await file.stat();
    if (!stat.isFile()) throw new OsmFileError(`${path} is not a file.`);
    if (stat.size === 0) throw new OsmFileError(`${name} is empty.`);
    if (stat.size > MAX_OSM_BYTES) throw tooLarge(name);
    return await readAll(file, stat.size, name, onProgress);
  } finally {
    await file.close();
  }
}

export const tooLarge = (name: string): OsmFileError =>
  new OsmFileError(
    `${name} is too large for one city (at most ${MAX_OSM_BYTES / 1e6} MB, ${MAX_NODES / 1e6} million nodes, ${MAX_WAYS / 1e6} million ways, ${MAX_DEGREES} degrees across): cut an extract of the city from it, as docs/city.md says.`,
  );

async function readAll(
  file: FileHandle,
  size: number,
  name: string,
  onProgress?: (share: number) => void,
): Promise<OsmFile> {
  const positions = keepPositions();
  const nodes: OsmNode[] = [];
  const ways: OsmWay[] = [];
  const relations: OsmRelation[] = [];
  const words = new Map<string, string>();
  let refs = 0;
  const span = { south: 90, west: 180, north: -90, east: -180 };
  const sink = {
    node: (id: number, lat: number, lng: number, tags: OsmNode['tags']) => {
      if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 180)) throw brokenFile(name);
      if (positions.count === MAX_NODES) throw tooLarge(name);
      span.south = Math.min(span.south, lat);
      span.north = Math.max(span.north, lat);
      span.west = Math.min(span.west, lng);
      span.east = Math.max(span.east, lng);
      if (span.north - span.south > MAX_DEGREES || span.east - span.west > MAX_DEGREES) throw tooLarge(name);
      positions.add(id, lat, lng);
      if (meansSomething(tags) || isBarrier(tags)) nodes.push({ id, lat, lng, tags });
    },
    way: (way: OsmWay) => {
      if (way.nodes.length > MAX_WAY_NODES) throw swollenFile(name);
      refs += way.nodes.length;
      if (ways.push(way) > MAX_WAYS || refs > MAX_REFS) throw tooLarge(name);
    },
    relation: (relation: OsmRelation) => {
      if (relation.members.length > MAX_MEMBERS) throw swollenFile(name);
      if (isKeptRelation(relation.tags)) relations.push(relation);
    },
  };
  let box: Area | null = null;
  let mappedAt: Date | null = null;
  for await (const { type, bytes, end } of readOsmBlobs(file, size, name)) {
    if (type === 'OSMHeader') ({ box, mappedAt } = readHeader(bytes, name));
    else {
      try {
        if (!isOsmBlockBounded(bytes)) throw swollenFile(name);
        decodeOsmBlock(bytes, words, sink);
      } catch (error) {
        throw error instanceof OsmFileError ? error : brokenFile(name);
      }
    }
    onProgress?.(end / size);
  }
  return {
    box,
    mappedAt,
    positionOf: positions.positionOf,
    nodes,
    ways: keepWays(ways, relations),
    relations,
  };
}

function readHeader(bytes: Uint8Array, name: string): Pick<OsmFile, 'box' | 'mappedAt'> {
  if (bytes.length > MAX_HEADER_BLOCK) throw swollenFile(name);
  const header = orThrow(() => HeaderBlock.read(new PbfReader(bytes)), brokenFile(name));
  const unknown = header.required_features.find((feature) => !READABLE.has(feature));
  if (unknown) throw new OsmFileError(`${name} can't be read here: it needs ${unknown}.`);
  const { bbox, osmosis_replication_timestamp: seconds } = header;
  return {
    box: bbox && {
      south: bbox.bottom / 1e9,
      west: bbox.left / 1e9,
      north: bbox.top / 1e9,
      east: bbox.right / 1e9,
    },
    mappedAt: readTime(seconds),
  };
}

/** Seconds since 1970, as the format says, or milliseconds, as some tools write. */
function readTime(time: number): Date | null {
  if (time <= 0) return null;
  const isSeconds = time < 1e11;
  return new Date(isSeconds ? time * 1000 : time);
}

/** The lines that make up an area usually mean nothing on their own. */
function keepWays(ways: readonly OsmWay[], relations: readonly OsmRelation[]): OsmWay[] {
  const members = new Set<number>();
  for (const relation of relations)
    for (const { type, ref } of relation.members) if (type === 'way') members.add(ref);
  return ways.filter(({ id, tags }) => meansSomething(tags) || members.has(id));
}
