import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform, type Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** How many digits of the checksum are in a file's name. */
const NAME_DIGITS = 12;

/** Passes a text on and sums it up. */
function sumUp(): { through: Transform; sum: () => string } {
  const hash = createHash('sha256');
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { through, sum: () => hash.digest('hex') };
}

/**
 * Writes rows into a file that only its owner can read. It has its name once all of it is on the disk, and no file with
 * other rows ever gets that name.
 * @param label how the name begins
 */
export async function writeArchiveFile(
  folder: string,
  label: string,
  rows: Readable,
): Promise<{ file: string; sha256: string }> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { through, sum } = sumUp();
  // A process that lost its connection may still be writing the same month.
  const draft = join(folder, `${label}.${process.pid}.unfinished`);
  try {
    await pipeline(rows, through, createGzip(), createWriteStream(draft, { mode: 0o600, flush: true }));
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {});
    throw error;
  }
  const sha256 = sum();
  const file = `${label}_${sha256.slice(0, NAME_DIGITS)}.tsv.gz`;
  await rename(draft, join(folder, file));
  await syncFolder(folder);
  return { file, sha256 };
}

/** A name is on the disk once its folder is. Windows can't do that, and needs it not. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Reads a file's rows into a stream. @returns their checksum */
export async function readArchiveFile(folder: string, file: string, into: Writable): Promise<string> {
  const { through, sum } = sumUp();
  await pipeline(createReadStream(join(folder, file)), createGunzip(), through, into);
  return sum();
}
