import type { Readable } from 'node:stream';

/** The place of uploaded pictures and documents: a folder, or an S3-compatible storage. */
export interface MediaStore {
  /** Stores the bytes under the key, whole or not at all. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when there is nothing under the key. `length` in bytes; undefined when the storage doesn't tell it. */
  get(key: string): Promise<{ stream: Readable; length: number | undefined } | undefined>;
  /** A missing file counts as removed. */
  remove(key: string): Promise<void>;
}

const KEY = /^[a-z0-9-]+(\/[a-z0-9-]+)*\.(webp|pdf)$/;

/** By the end of its key. */
export const contentTypeOf = (key: string): string =>
  key.endsWith('.pdf') ? 'application/pdf' : 'image/webp';

/** Keys become file names and addresses. @throws Error when this one could lead elsewhere */
export function assertKey(key: string): void {
  if (!KEY.test(key)) throw new Error('That is no key of a stored file.');
}
