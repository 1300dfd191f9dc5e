import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { assertKey, contentTypeOf, type MediaStore } from './media-store.ts';
import type { S3Address } from '../core/s3-address.ts';

/** A document is 10 MB at most: a server that takes longer for it is not there, in milliseconds. */
const TIMEOUT_MS = 20_000;

/** Keeps pictures and documents in an S3-compatible storage. Its errors say what went wrong and hold no secret. */
export function createS3Store({ bucketUrl, ...credentials }: S3Address): MediaStore {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 0 });

  /** @throws Error when the storage can't be reached, or refuses */
  async function send(method: 'GET' | 'PUT' | 'DELETE', key: string, bytes?: Uint8Array) {
    assertKey(key);
    const response = await client
      .fetch(`${bucketUrl}/${key}`, {
        method,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(bytes && {
          // A copy without a shared buffer, as fetch needs it.
          body: new Uint8Array(bytes),
          headers: { 'content-type': contentTypeOf(key), 'x-amz-content-sha256': sha256(bytes) },
        }),
      })
      .catch((error: unknown) => {
        throw new Error(`The S3 storage can't be reached: ${reasonOf(error)}.`);
      });
    if (response.ok) return response;
    const code = /<Code>(\w+)<\/Code>/.exec(await response.text())?.[1];
    if (response.status === 404 && code !== 'NoSuchBucket' && method !== 'PUT') return undefined;
    throw new Error(`The S3 storage answered ${response.status} ${code ?? ''} to a ${method}.`);
  }

  return {
    put: async (key, bytes) => void (await send('PUT', key, bytes)),
    get: async (key) => {
      const response = await send('GET', key);
      if (!response?.body) return undefined;
      const length = response.headers.get('content-length');
      return {
        stream: Readable.fromWeb(response.body as ReadableStream),
        length: length === null ? undefined : Number(length),
      };
    },
    remove: async (key) => void (await send('DELETE', key)),
  };
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Only a code: other details of a network error must not be repeated. */
function reasonOf(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  return name === 'TimeoutError' ? 'no answer in time' : (cause?.code ?? 'the connection failed');
}
