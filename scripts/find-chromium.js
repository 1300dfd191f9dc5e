import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** The headless shell draws pages without a window around them: a fifth less work for the same stories. */
const systemNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const systemFolders = ['/usr/bin', '/usr/local/bin', '/snap/bin'];
const systemApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Where `playwright install` puts browsers, and the name of the binary in there. */
const playwrightFolders = { linux: '.cache', darwin: 'Library/Caches', win32: 'AppData/Local' };
const playwrightBinaries = [
  'chrome-linux64/chrome',
  'chrome-linux/chrome',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-win64/chrome.exe',
  'chrome-win/chrome.exe',
];

/**
 * The path of a Chromium for the browser stories, or undefined: CHROMIUM_PATH, else the system's, else Playwright's
 * newest. The parameters let a test describe another machine.
 */
export function findChromium({
  env = process.env,
  platform = process.platform,
  home = homedir(),
  exists = existsSync,
  list = listFolder,
} = {}) {
  if (env.CHROMIUM_PATH) return exists(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined;
  const system = systemNames.flatMap((name) => systemFolders.map((folder) => `${folder}/${name}`));
  return [...system, ...systemApplications, ...playwrightCandidates(env, platform, home, list)].find(exists);
}

function playwrightCandidates(env, platform, home, list) {
  const folder =
    env.PLAYWRIGHT_BROWSERS_PATH || join(home, playwrightFolders[platform] ?? '.cache', 'ms-playwright');
  const revision = (name) => Number(name.split('-')[1]);
  return list(folder)
    .filter((name) => /^chromium-\d+$/.test(name))
    .sort((a, b) => revision(b) - revision(a))
    .flatMap((name) => playwrightBinaries.map((binary) => join(folder, name, binary)));
}

function listFolder(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
