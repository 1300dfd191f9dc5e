import { deflateSync } from 'node:zlib';
import type { Area, LatLng } from '@ridewire/contracts';
import { PbfWriter } from 'pbf';
import { Blob, BlobHeader, HeaderBlock, PrimitiveBlock } from '../osm-decoders.ts';
import type { OsmRelation, OsmWay, Tags } from '../osm-extract.ts';

/** The contents of a test file. */
export interface OsmContent {
  box?: Area;
  mappedAt?: Date;
  features?: string[];
  nodes?: (LatLng & { id: number; tags?: Tags })[];
  ways?: OsmWay[];
  relations?: OsmRelation[];
}

const finish = (write: (pbf: PbfWriter) => void): Buffer => {
  const pbf = new PbfWriter();
  write(pbf);
  return Buffer.from(pbf.finish());
};

/** A PBF file, as tools write it. */
export function writeOsmFile({ box, mappedAt, features, ...content }: OsmContent): Buffer {
  const header = finish((pbf) =>
    HeaderBlock.write(
      {
        ...(box && {
          bbox: {
            left: box.west * 1e9,
            right: box.east * 1e9,
            top: box.north * 1e9,
            bottom: box.south * 1e9,
          },
        }),
        required_features: features ?? ['OsmSchema-V0.6', 'DenseNodes'],
        ...(mappedAt && { osmosis_replication_timestamp: mappedAt.getTime() / 1000 }),
      },
      pbf,
    ),
  );
  return Buffer.concat([writeOsmBlob('OSMHeader', header), writeOsmBlob('OSMData', writeOsmBlock(content))]);
}

/** One part of such a file. */
export function writeOsmBlob(type: string, bytes: Uint8Array, isPacked = true): Buffer {
  const blob = finish((pbf) =>
    Blob.write(isPacked ? { raw_size: bytes.length, zlib_data: deflateSync(bytes) } : { raw: bytes }, pbf),
  );
  const head = finish((pbf) => BlobHeader.write({ type, datasize: blob.length }, pbf));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(head.length);
  return Buffer.concat([length, head, blob]);
}

/** The contents of a part that holds elements. */
export function writeOsmBlock({ nodes = [], ways = [], relations = [] }: OsmContent): Buffer {
  const strings: string[] = [''];
  const numberOf = (word: string): number => {
    const known = strings.indexOf(word);
    return known >= 0 ? known : strings.push(word) - 1;
  };
  const writeTags = (tags: Tags) => ({
    keys: Object.keys(tags).map(numberOf),
    vals: Object.values(tags).map(numberOf),
  });
  const units = (degrees: number) => Math.round(degrees * 1e7);
  const dense = {
    id: differences(nodes.map(({ id }) => id)),
    lat: differences(nodes.map(({ lat }) => units(lat))),
    lon: differences(nodes.map(({ lng }) => units(lng))),
    keys_vals: nodes.flatMap(({ tags = {} }) => [...Object.entries(tags).flat().map(numberOf), 0]),
  };
  const groups = [
    { dense },
    { ways: ways.map(({ id, tags, nodes: refs }) => ({ id, refs: differences(refs), ...writeTags(tags) })) },
    {
      relations: relations.map(({ id, tags, members }) => ({
        id,
        ...writeTags(tags),
        memids: differences(members.map(({ ref }) => ref)),
        roles_sid: members.map(({ role }) => numberOf(role)),
        types: members.map(({ type }) => ['node', 'way', 'relation'].indexOf(type)),
      })),
    },
  ];
  return finish((pbf) =>
    PrimitiveBlock.write(
      { stringtable: { s: strings.map((word) => Buffer.from(word)) }, primitivegroup: groups },
      pbf,
    ),
  );
}

const differences = (numbers: readonly number[]): number[] =>
  numbers.map((number, i) => number - (numbers[i - 1] ?? 0));
