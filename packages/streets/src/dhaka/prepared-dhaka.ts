import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { deserialize, serialize } from 'node:v8';
import type { CityPlace } from '../collect-places.ts';
import { makeCity, type MadeCity } from '../make-city.ts';
import { TILES_VERSION, type CityTile } from '../make-tiles.ts';
import { DHAKA_VERSION, readDhaka } from './read-dhaka.ts';

const FOLDER = new URL('../../dist/', import.meta.url);
const FILE = new URL('dhaka.city', FOLDER);

/** Of what is drawn, and of how. */
export const DHAKA_MADE_VERSION = `${DHAKA_VERSION}.${TILES_VERSION}`;

interface Prepared extends Omit<MadeCity, 'tiles' | 'places'> {
  version: string;
  tiles: CityTile[];
  places: readonly CityPlace[];
}

/**
 * Makes the Dhaka that comes along when the product is built, so that a first start only has to store it.
 * @throws {OsmFileError} with one sentence
 */
export async function prepareDhaka(): Promise<void> {
  const made = makeCity(await readDhaka());
  const prepared: Prepared = {
    ...made,
    version: DHAKA_MADE_VERSION,
    tiles: [...made.tiles],
    places: made.places(),
  };
  await mkdir(FOLDER, { recursive: true });
  await writeFile(FILE, serialize(prepared));
}

/**
 * The Dhaka that comes along, as the build left it, else made now, which takes a quarter of a minute.
 * @throws {OsmFileError} with one sentence
 */
export async function loadDhaka(): Promise<MadeCity> {
  const prepared = await readPrepared();
  if (!prepared) return makeCity(await readDhaka());
  return { ...prepared, places: () => prepared.places };
}

/** Null where none was built, or by another version. */
async function readPrepared(): Promise<Prepared | null> {
  try {
    const prepared = deserialize(await readFile(FILE)) as Prepared;
    return prepared.version === DHAKA_MADE_VERSION ? prepared : null;
  } catch {
    return null;
  }
}
