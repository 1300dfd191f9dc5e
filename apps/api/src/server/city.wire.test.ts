import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeTestFolder, removeTestFolder } from '@ridewire/db/testing/test-folder';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, expect, test } from 'vitest';
import { cutOff, writeSmallCity } from '../testing/small-city.ts';
import { writeOsmBlob, writeOsmBlock, writeOsmFile } from '@ridewire/streets/testing/write-osm-file';
import { COMPILED } from '../testing/compiled.ts';

const database = useTestDatabase();
const folder = makeTestFolder();
afterAll(() => removeTestFolder(folder));

const COMMAND = fileURLToPath(new URL('city.ts', import.meta.url));

const environment = () => {
  const { connectionString: DATABASE_URL } = database;
  return { PATH: process.env['PATH'], NODE_COMPILE_CACHE: COMPILED, DATABASE_URL };
};

const run = (...args: string[]) =>
  new Promise<{ code: number; out: string; error: string }>((resolve) => {
    execFile(
      process.execPath,
      [COMMAND, ...args],
      { env: environment(), cwd: folder },
      (failure, out, error) => resolve({ code: Number(failure?.code ?? 0), out, error }),
    );
  });

test('a city is brought and listed by command; one that is cut off is refused and leaves it', async () => {
  const path = await writeSmallCity(folder);
  const brought = await run(path);
  expect(brought).toMatchObject({ code: 0, error: '' });
  expect(brought.out).toContain('ridewire: reading 100 %\n');
  expect(brought.out).toMatch(
    /ridewire: lake \(Lake\) is in use: 5 junctions, 1 km of streets, \d+ tiles, 3 places/,
  );
  await cutOff(path);
  const [refused, listed] = await Promise.all([run(path), run('--list')]);
  expect(refused).toMatchObject({
    code: 1,
    error: "ridewire: lake-latest.osm.pbf ends in the middle: it wasn't copied or fetched to its end.\n",
  });
  expect(listed.out).toMatch(
    /^\* lake \(Lake\): 1 km of streets, 3 places, 0\.0 MB; .* from lake-latest\.osm\.pbf, 2026-03-01\n$/,
  );
});

test('an import is ended in the middle of what it is at', async () => {
  const path = join(folder, 'large.osm.pbf');
  const nodes = Array.from({ length: 100_000 }, (_, id) => ({ id, lat: 23.8, lng: 90.4 }));
  const block = writeOsmBlob('OSMData', writeOsmBlock({ nodes }));
  await writeFile(path, Buffer.concat([writeOsmFile({}), ...Array.from({ length: 200 }, () => block)]));
  const command = spawn(process.execPath, [COMMAND, path], { env: environment(), cwd: folder });
  let [out, error] = ['', ''];
  command.stdout.on('data', (text) => {
    out += text;
    command.kill('SIGTERM');
  });
  command.stderr.on('data', (text) => (error += text));
  const [code] = await once(command, 'close');
  expect({ code, error }).toEqual({
    code: 1,
    error: 'ridewire: Ended before the city was there; what was in use stays.\n',
  });
  expect(out).not.toContain('reading 100 %');
});
