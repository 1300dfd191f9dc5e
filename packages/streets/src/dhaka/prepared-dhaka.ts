import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { deserialize, serialize } from 'node:v8';
import type { CityPlace } from '../city-place.ts';
import { makeCity, type MadeCity } from '../make-city.ts';
import { TILES_VERSION, type CityTile } from '../make-tiles.ts';
import { drawCity } from './draw-city.ts';
import { DHAKA_VERSION, readDhaka } from './read-dhaka.ts';

const FOLDER = new URL('../../dist/', import.meta.url);
const FILE = new URL('dhaka.city', FOLDER);
const DRAWING = new URL('dhaka.svg', FOLDER);

/** Changes with the data, and with the way it is drawn. */
export const DHAKA_MADE_VERSION = `${DHAKA_VERSION}.${TILES_VERSION}`;

interface Prepared extends Omit<MadeCity, 'tiles' | 'places'> {
  version: string;
  tiles: CityTile[];
  places: readonly CityPlace[];
}

/**
 * Prepares the included Dhaka while the product is built, so that a first start only has to store it.
 * @throws {OsmFileError} with one sentence
 */
export async function prepareDhaka(): Promise<void> {
  const extract = await readDhaka();
  const made = makeCity(extract);
  const prepared: Prepared = {
    ...made,
    version: DHAKA_MADE_VERSION,
    tiles: [...made.tiles],
    places: made.places(),
  };
  await mkdir(FOLDER, { recursive: true });
  await writeFile(FILE, serialize(prepared));
  await writeFile(DRAWING, drawCity(extract));
}

/** The drawing of that Dhaka as SVG; null where none was built. */
export const readDhakaDrawing = (): Promise<Buffer | null> => readFile(DRAWING).catch(() => null);

/**
 * The included Dhaka as the build left it. If there is none, it is made now, which takes a quarter of a minute.
 * @throws {OsmFileError} with one sentence
 */
export async function loadDhaka(): Promise<MadeCity> {
  const prepared = await readPrepared();
  if (!prepared) return makeCity(await readDhaka());
  return { ...prepared, places: () => prepared.places };
}

/** Null if none was built, or only by another version. */
async function readPrepared(): Promise<Prepared | null> {
  try {
    const prepared = deserialize(await readFile(FILE)) as Prepared;
    return prepared.version === DHAKA_MADE_VERSION ? prepared : null;
  } catch {
    return null;
  }
}
