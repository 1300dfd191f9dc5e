import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DRIVER_SAYS } from './driver-says.ts';

const GUIDE = '../../../../docs/api.md';

test('the API’s guide has a row for each thing drivers say (vitest run driver-says --update writes them)', async () => {
  const names = Object.keys(DRIVER_SAYS).join('|');
  const rows = Object.entries(DRIVER_SAYS).map(([name, { input, says }]) => {
    const kept = 'kept' in input.shape ? ', also with `kept`' : '';
    return `| \`rides.${name}\` | mutation | drivers | says ${says}${kept} |\n`;
  });
  const guide = readFileSync(join(import.meta.dirname, GUIDE), 'utf8');
  const listed = new RegExp(`(^\\| \`rides\\.(${names})\` .*\\n)+`, 'm');
  await expect(guide.replace(listed, () => rows.join(''))).toMatchFileSnapshot(GUIDE);
});
