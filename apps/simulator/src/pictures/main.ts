/** node apps/simulator/src/pictures/main.ts: takes the pictures of the README and of the installable app from a demo of its own. */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { makeTestFolder, removeTestFolder } from '@ridewire/db/testing/test-folder';
import { chromium } from 'playwright-core';
import { findChromium } from '../../../../scripts/find-chromium.js';
import { startProcess } from '../bench/start-process.ts';
import { composePictures, takePictures, toWebp } from './take-pictures.ts';

// The started processes end with this one.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const ROOT = new URL('../../../../', import.meta.url);
const save = async (path: string, bytes: Buffer) => {
  await writeFile(new URL(path, ROOT), bytes);
  console.log(`${path}: ${Math.round(bytes.length / 1_000)} kB`);
};

// The browser comes first: where there is none, nothing is left behind.
const browser = await chromium.launch({ executablePath: findChromium() ?? 'chromium' });
const dataDir = makeTestFolder();
const demo = await startProcess(fileURLToPath(new URL('apps/api/src/server/main.ts', ROOT)), {
  PORT: '0',
  HOST: '127.0.0.1',
  DATA_DIR: dataDir,
});
try {
  const pictures = await takePictures(browser, demo.url);
  await save('docs/images/one-ride-three-screens.png', await composePictures(browser, pictures));
  await save('apps/web/public/screenshots/ride.webp', await toWebp(browser, pictures.rider));
  await save('apps/web/public/screenshots/board.webp', await toWebp(browser, pictures.board));
} finally {
  await browser.close();
  await demo.stop();
  removeTestFolder(dataDir);
}
