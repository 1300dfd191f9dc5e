import type { FileHandle } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { Blob, BlobHeader } from './osm-decoders.ts';
import { PbfReader } from 'pbf';
import { OsmFileError } from './osm-file-error.ts';

/** The format's own limits, in bytes. A larger value means another kind of file. */
const MAX_HEADER = 65_536;
const MAX_BLOB = 33_554_432;
/** Maps compress to about a third. A larger file that unpacks to this many times its size was not made by a tool. */
const MOST_TIMES = 20;
const ALWAYS_FITS = MAX_BLOB;

const unpack = promisify(inflate);

export interface OsmBlob {
  type: string;
  bytes: Uint8Array;
  /** Its end position in the file. */
  end: number;
}

/**
 * The unpacked parts of a PBF file, one after the other; none is larger than 32 MB.
 * @param name the file's name for error messages
 * @throws {OsmFileError} if the file has another format, is broken, or is cut off
 */
export async function* readOsmBlobs(file: FileHandle, size: number, name: string): AsyncGenerator<OsmBlob> {
  const isOther = () =>
    new OsmFileError(`${name} is no OpenStreetMap extract in PBF form: its name mostly ends in .osm.pbf.`);
  let at = 0;
  let unpacked = 0;
  const take = async (length: number): Promise<Buffer> => {
    const isThere = at + length <= size;
    const bytes = Buffer.allocUnsafe(isThere ? length : 0);
    const { bytesRead } = isThere ? await file.read(bytes, 0, length, at) : { bytesRead: 0 };
    if (bytesRead !== length || !isThere)
      throw new OsmFileError(`${name} ends in the middle: it wasn't copied or fetched to its end.`);
    at += length;
    return bytes;
  };
  while (at < size) {
    const isFirst = at === 0;
    const headerLength = size < 4 ? 0 : (await take(4)).readUInt32BE();
    if (headerLength === 0 || headerLength > MAX_HEADER) throw isFirst ? isOther() : brokenFile(name);
    const head = await take(headerLength).catch((error: unknown) => {
      throw isFirst ? isOther() : error;
    });
    const header = orThrow(
      () => BlobHeader.read(new PbfReader(head)),
      isFirst ? isOther() : brokenFile(name),
    );
    if (isFirst && header.type !== 'OSMHeader') throw isOther();
    if (!(header.datasize > 0 && header.datasize <= MAX_BLOB)) throw brokenFile(name);
    const packed = await take(header.datasize);
    if (header.type !== 'OSMHeader' && header.type !== 'OSMData') continue;
    const bytes = await unpackBlob(packed, name);
    unpacked += bytes.length;
    if (unpacked > ALWAYS_FITS + MOST_TIMES * size) throw swollenFile(name);
    yield { type: header.type, bytes, end: at };
  }
}

/** Only zlib data has a checksum: if it unpacks without an error, it is what was written. */
async function unpackBlob(packed: Buffer, name: string): Promise<Uint8Array> {
  const blob = orThrow(() => Blob.read(new PbfReader(packed)), brokenFile(name));
  if (!blob.zlib_data)
    throw new OsmFileError(
      `${name} is packed in a way that isn't read here (${blob.data ?? 'none'}): write it anew with \`osmium cat\`.`,
    );
  return await unpack(blob.zlib_data, { maxOutputLength: MAX_BLOB }).catch(() => {
    throw brokenFile(name);
  });
}

export const brokenFile = (name: string): OsmFileError =>
  new OsmFileError(`${name} is broken: what is in it is not what was once written. Fetch it anew.`);

export const swollenFile = (name: string): OsmFileError =>
  new OsmFileError(
    `${name} holds more than a file of its kind and size may: no tool for maps wrote it, and it is not read.`,
  );

/** Replaces a decoder's own error, which describes its bytes. */
export function orThrow<T>(decode: () => T, error: OsmFileError): T {
  try {
    return decode();
  } catch {
    throw error;
  }
}
