import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MAX_OSM_BYTES, tooLarge } from '@ridewire/streets';

const MAX_REDIRECTS = 5;
/** A server that sends nothing for this long is given up, in milliseconds. */
const SILENT_MS = 30_000;

interface Options {
  signal: AbortSignal;
  /** Called with the received share, 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * Fetches an extract to a temporary file, passes its path to `work`, and removes it in any case.
 * @throws Error with one sentence where it can't be fetched; what `work` throws
 */
export async function withFetched<T>(
  address: URL,
  { signal, onProgress }: Options,
  work: (path: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'ridewire-city-'));
  try {
    const path = join(folder, basename(address.pathname) || 'city.osm.pbf');
    await fetchTo(path, address, { signal, onProgress });
    return await work(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function fetchTo(path: string, address: URL, { signal, onProgress }: Options): Promise<void> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), SILENT_MS);
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), SILENT_MS);
  };
  try {
    const response = await follow(address, AbortSignal.any([signal, silence.signal]));
    if (!response.ok || !response.body)
      throw new FetchError(`${address.host} answers ${response.status} for ${address.pathname}.`);
    const total = Number(response.headers.get('content-length'));
    if (total > MAX_OSM_BYTES) throw tooLarge(address.href);
    let bytes = 0;
    await pipeline(
      Readable.fromWeb(response.body),
      async function* (chunks: AsyncIterable<Uint8Array>) {
        for await (const chunk of chunks) {
          heard();
          bytes += chunk.length;
          if (bytes > MAX_OSM_BYTES) throw tooLarge(address.href);
          if (total > 0) onProgress(bytes / total);
          yield chunk;
        }
      },
      createWriteStream(path),
    );
    if (bytes < total) throw new FetchError(`${address.host} stopped before the end of ${address.pathname}.`);
  } catch (error) {
    signal.throwIfAborted();
    throw explain(error, address, silence.signal.aborted);
  } finally {
    clearTimeout(timer);
  }
}

/** One sentence that says why nothing was fetched. */
class FetchError extends Error {}

async function follow(address: URL, signal: AbortSignal): Promise<Response> {
  let at = address;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const response = await fetch(at, { signal, redirect: 'manual' });
    const location = response.headers.get('location');
    if (response.status < 300 || response.status > 399 || location === null) return response;
    await response.body?.cancel();
    const next = new URL(location, at);
    if (!/^https?:$/.test(next.protocol) || (at.protocol === 'https:' && next.protocol !== 'https:'))
      throw new FetchError(`${at.host} leads on to ${next.protocol}//${next.host}, which isn't followed.`);
    at = next;
  }
  throw new FetchError(`${address.host} leads on more than ${MAX_REDIRECTS} times.`);
}

/** The network's error is in the cause; our own are sentences already. */
function explain(error: unknown, { host }: URL, isSilent: boolean): Error {
  if (isSilent) return new Error(`${host} sent nothing for ${SILENT_MS / 1000} seconds.`);
  if (!(error instanceof TypeError) && error instanceof Error && !('code' in error)) return error;
  const { code, message } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
  if (code === 'ENOSPC') return new Error('The disk is full: the file could not be kept.');
  return new Error(`Can't fetch from ${host}: ${message || code}.`);
}
