import { resolve } from 'node:path';

/**
 * The folder named behind `npm run backup --`, looked for where the person is.
 * @throws Error with one sentence where there is none, or more
 */
export function readFolder(
  command: 'backup' | 'restore',
  args: readonly string[],
  cwd = process.env['INIT_CWD'] ?? '.',
): string {
  const [folder, ...more] = args;
  if (!folder || folder.startsWith('-') || more.length > 0)
    throw new Error(`Say which folder: npm run ${command} -- FOLDER.`);
  return resolve(cwd, folder);
}
