import { resolve } from 'node:path';
import { createFileStore } from './file-store.ts';
import type { MediaStore } from './media-store.ts';
import { readS3Address } from '../core/s3-address.ts';
import { createS3Store } from './s3-store.ts';

/**
 * The S3 storage if one is set, otherwise a folder next to the database's.
 * @throws Error when S3_URL is not one
 */
export function openMediaStore(settings: { S3_URL?: string | undefined; DATA_DIR: string }): MediaStore {
  if (!settings.S3_URL) return createFileStore(resolve(settings.DATA_DIR, 'media'));
  const address = readS3Address(settings.S3_URL);
  if (!address) throw new Error('S3_URL is not valid.');
  return createS3Store(address);
}
