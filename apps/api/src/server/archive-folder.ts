import { resolve } from 'node:path';
import type { Settings } from '../core/settings.ts';

/** Where the details of old rides are kept as files. */
export const archiveFolder = ({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>): string =>
  resolve(DATA_DIR, 'archive');
