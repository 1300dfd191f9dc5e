import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeFolder } from './start-sandbox.ts';

let folder = '';
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'ridewire-')), 'sandbox');
});
afterEach(() => rm(join(folder, '..'), { recursive: true }));

test.each(['media', 'archive'])('a folder with a city’s %s is refused and stays as it is', async (name) => {
  await mkdir(join(folder, name), { recursive: true });
  await writeFile(join(folder, name, 'licence.jpg'), 'a paper');
  await expect(takeFolder(folder)).rejects.toThrow('has the files of a city');
  expect(await readFile(join(folder, name, 'licence.jpg'), 'utf8')).toBe('a paper');
});

test('a folder that was taken once is taken again, with what the sandbox put there', async () => {
  await takeFolder(folder);
  await mkdir(join(folder, 'media'));
  await takeFolder(folder);
});
