import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { makeTestFolder, removeTestFolder } from '@ridewire/db/testing/test-folder';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, expect, test } from 'vitest';
import { cutOff, writeSmallCity } from '../testing/small-city.ts';
import { COMPILED } from '../testing/compiled.ts';

const database = useTestDatabase();
const folder = makeTestFolder();
afterAll(() => removeTestFolder(folder));

const COMMAND = fileURLToPath(new URL('city.ts', import.meta.url));

const run = (...args: string[]) =>
  new Promise<{ code: number; out: string; error: string }>((resolve) => {
    const { connectionString: DATABASE_URL } = database;
    const env = { PATH: process.env['PATH'], NODE_COMPILE_CACHE: COMPILED, DATABASE_URL };
    execFile(process.execPath, [COMMAND, ...args], { env, cwd: folder }, (failure, out, error) =>
      resolve({ code: Number(failure?.code ?? 0), out, error }),
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
