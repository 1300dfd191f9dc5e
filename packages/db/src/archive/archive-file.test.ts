import { readdirSync } from 'node:fs';
import { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { makeTestFolder, removeTestFolder } from '../testing/test-folder.ts';
import { writeArchiveFile } from './archive-file.ts';

const folder = makeTestFolder();
afterAll(() => removeTestFolder(folder));

test('a draft is of its process alone, and goes when it fails', async () => {
  const seen: string[] = [];
  async function* rows(end: () => void) {
    yield 'a\n';
    await expect.poll(() => readdirSync(folder)).not.toEqual([]);
    seen.push(...readdirSync(folder));
    end();
  }
  const fail = () => {
    throw new Error('The connection ended.');
  };
  await expect(writeArchiveFile(folder, 'events', Readable.from(rows(fail)))).rejects.toThrow(
    'The connection ended.',
  );
  expect(seen).toEqual([`events.${process.pid}.unfinished`]);
  expect(readdirSync(folder)).toEqual([]);
  const { file } = await writeArchiveFile(folder, 'events', Readable.from(rows(() => {})));
  expect(readdirSync(folder)).toEqual([file]);
});
