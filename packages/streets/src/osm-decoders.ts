import type { PbfReader, PbfWriter } from 'pbf';
// @ts-expect-error: the package's own types name its streams, not the decoders under them
import { Blob as AnyBlob, BlobHeader as AnyBlobHeader } from 'osm-pbf-parser-node/proto/fileformat.js';
// @ts-expect-error: the same
import { HeaderBlock as AnyHeader, PrimitiveBlock as AnyBlock } from 'osm-pbf-parser-node/proto/osmformat.js';

interface Coder<Read, Written = Read> {
  read(pbf: PbfReader): Read;
  write(content: Written, pbf: PbfWriter): void;
}

interface Tagged {
  id: number;
  keys: number[];
  vals: number[];
}

export interface Group {
  nodes: (Tagged & { lat: number; lon: number })[];
  dense: { id: number[]; lat: number[]; lon: number[]; keys_vals: number[] } | null;
  ways: (Tagged & { refs: number[] })[];
  relations: (Tagged & { memids: number[]; types: number[]; roles_sid: number[] })[];
}

export interface Block {
  stringtable: { s: Uint8Array[] } | null;
  primitivegroup: Group[];
  granularity: number;
  lat_offset: number;
  lon_offset: number;
}

interface Header {
  bbox: { left: number; right: number; top: number; bottom: number } | null;
  required_features: string[];
  osmosis_replication_timestamp: number;
}

export const BlobHeader: Coder<{ type: string; datasize: number }> = AnyBlobHeader;
export const Blob: Coder<
  { data: string | null; zlib_data: Uint8Array | null },
  { raw?: Uint8Array; raw_size?: number; zlib_data?: Uint8Array }
> = AnyBlob;
export const HeaderBlock: Coder<Header, Partial<Header>> = AnyHeader;
export const PrimitiveBlock: Coder<
  Block,
  Partial<Omit<Block, 'primitivegroup'>> & { primitivegroup: Partial<Group>[] }
> = AnyBlock;
