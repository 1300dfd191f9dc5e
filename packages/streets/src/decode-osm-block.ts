import { PrimitiveBlock, type Block, type Group } from './osm-decoders.ts';
import { PbfReader } from 'pbf';
import { isKeptTag } from './keep-tags.ts';
import type { OsmMember, OsmRelation, OsmWay, Tags } from './osm-extract.ts';

/** Called for each thing in a block. */
export interface OsmSink {
  node: (id: number, lat: number, lng: number, tags: Tags) => void;
  way: (way: OsmWay) => void;
  relation: (relation: OsmRelation) => void;
}

const NONE: Tags = Object.freeze({});
const MEMBER_TYPES = ['node', 'way', 'relation'] as const;
const NANOS_PER_UNIT = 100;
const UNITS_PER_DEGREE = 1e7;

/**
 * Reads the contents of a block. The decoders' own stream is not used: it makes an object for each of millions of nodes,
 * and throws errors where nobody can catch them.
 * @param words of all blocks so far, so that each word is held once
 * @throws an Error if numbers don't fit together
 */
export function decodeOsmBlock(bytes: Uint8Array, words: Map<string, string>, sink: OsmSink): void {
  const block = PrimitiveBlock.read(new PbfReader(bytes));
  const strings = (block.stringtable?.s ?? []).map((text) => {
    const word = Buffer.from(text.buffer, text.byteOffset, text.byteLength).toString('utf8');
    const known = words.get(word);
    if (known === undefined) words.set(word, word);
    return known ?? word;
  });
  const isKept = strings.map(isKeptTag);
  const readTags = ({ keys, vals }: { keys: number[]; vals: number[] }): Tags => {
    if (keys.length !== vals.length) throw new RangeError('tags');
    const tags: Record<string, string> = {};
    keys.forEach((key, i) => {
      if (isKept[key]) tags[strings[key]!] = strings[vals[i]!] ?? '';
    });
    return tags;
  };
  for (const group of block.primitivegroup) {
    decodeNodes(block, group, readTags, sink);
    for (const { id, refs, ...tagged } of group.ways)
      sink.way({ id, nodes: sumUp(refs), tags: readTags(tagged) });
    for (const { id, memids, types, roles_sid: roles, ...tagged } of group.relations) {
      const members = sumUp(memids).map((ref, i): OsmMember => {
        const type = MEMBER_TYPES[types[i] ?? -1];
        if (!type) throw new RangeError('members');
        return { type, ref, role: strings[roles[i] ?? 0] ?? '' };
      });
      sink.relation({ id, tags: readTags(tagged), members });
    }
  }
}

type ReadTags = (tagged: { keys: number[]; vals: number[] }) => Tags;

function decodeNodes(block: Block, { nodes, dense }: Group, readTags: ReadTags, sink: OsmSink): void {
  // The default is a hundred nanodegrees.
  const step = block.granularity || NANOS_PER_UNIT;
  const degrees = (nanos: number) => Math.round(nanos / NANOS_PER_UNIT) / UNITS_PER_DEGREE;
  const latOf = (lat: number) => degrees(block.lat_offset + step * lat);
  const lngOf = (lng: number) => degrees(block.lon_offset + step * lng);
  for (const { id, lat, lon, ...tagged } of nodes) sink.node(id, latOf(lat), lngOf(lon), readTags(tagged));
  if (!dense) return;
  const { keys_vals: pairs } = dense;
  if (dense.lat.length !== dense.id.length || dense.lon.length !== dense.id.length)
    throw new RangeError('nodes');
  let [id, lat, lon, at] = [0, 0, 0, 0];
  for (let i = 0; i < dense.id.length; i += 1) {
    id += dense.id[i]!;
    lat += dense.lat[i]!;
    lon += dense.lon[i]!;
    const keys: number[] = [];
    const vals: number[] = [];
    for (; at < pairs.length && pairs[at] !== 0; at += 2) {
      keys.push(pairs[at]!);
      vals.push(pairs[at + 1] ?? 0);
    }
    at += 1;
    sink.node(id, latOf(lat), lngOf(lon), keys.length > 0 ? readTags({ keys, vals }) : NONE);
  }
}

/** Each number is stored as the difference from the one before. */
function sumUp(differences: readonly number[]): number[] {
  let sum = 0;
  return differences.map((difference) => (sum += difference));
}
