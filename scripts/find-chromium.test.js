import { expect, test } from 'vitest';
import { findChromium } from './find-chromium.js';

/**
 * A machine with these files and nothing else.
 * @param {{ files?: string[], env?: Record<string, string>, cache?: string[] }} machine
 */
const machine = ({ files = [], env = {}, cache = [] }) =>
  findChromium({
    env,
    platform: 'linux',
    home: '/home/rahim',
    exists: (path) => files.includes(String(path).replaceAll('\\', '/')),
    list: (folder) => (folder.replaceAll('\\', '/').endsWith('ms-playwright') ? cache : []),
  });

test('CHROMIUM_PATH comes before anything else', () => {
  const files = ['/opt/chrome', '/usr/bin/chromium'];
  expect(machine({ env: { CHROMIUM_PATH: '/opt/chrome' }, files })).toBe('/opt/chrome');
});

test('a wrong CHROMIUM_PATH is not replaced by another browser in silence', () => {
  expect(machine({ env: { CHROMIUM_PATH: '/opt/chrome' }, files: ['/usr/bin/chromium'] })).toBeUndefined();
});

test('a shell without a window is quicker than a whole browser', () => {
  expect(machine({ files: ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'] })).toBe(
    '/usr/bin/chromium-headless-shell',
  );
});

test("the system's Chromium comes before Google Chrome", () => {
  expect(machine({ files: ['/usr/bin/google-chrome', '/usr/bin/chromium-browser'] })).toBe(
    '/usr/bin/chromium-browser',
  );
});

test("Playwright's newest browser is the last resort, by number and not by spelling", () => {
  const folder = '/home/rahim/.cache/ms-playwright';
  const files = [
    `${folder}/chromium-999/chrome-linux64/chrome`,
    `${folder}/chromium-1200/chrome-linux64/chrome`,
  ];
  expect(machine({ files, cache: ['chromium-999', 'chromium-1200', 'ffmpeg-1011'] })).toBe(files[1]);
});

test('a browser folder without a binary is passed over', () => {
  const folder = '/home/rahim/.cache/ms-playwright';
  const files = [`${folder}/chromium-999/chrome-linux/chrome`];
  expect(machine({ files, cache: ['chromium-999', 'chromium-1200'] })).toBe(files[0]);
});

test('nothing there, nothing found', () => {
  expect(machine({})).toBeUndefined();
});
