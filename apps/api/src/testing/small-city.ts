import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeOsmFile } from '@ridewire/streets/testing/write-osm-file';

/** A crossing of two streets around a point, a park and a bank, as a file in `folder`. */
export async function writeSmallCity(folder: string, { lat = 23.8, lng = 90.4, street = 'Lake Road' } = {}) {
  const at = (id: number, north: number, east: number, tags = {}) => ({
    id,
    lat: lat + north * 0.001,
    lng: lng + east * 0.001,
    tags,
  });
  const path = join(folder, 'lake-latest.osm.pbf');
  const bytes = writeOsmFile({
    box: { south: lat - 0.01, west: lng - 0.01, north: lat + 0.01, east: lng + 0.01 },
    mappedAt: new Date('2026-03-01T00:00:00Z'),
    nodes: [
      at(1, 0, -2),
      at(2, 0, 0),
      at(3, 0, 2),
      at(4, -2, 0),
      at(5, 2, 0),
      at(6, 1, 1),
      at(7, 2, 2),
      at(8, 1, 2),
      at(9, 1, -1, { amenity: 'bank', name: 'Lake Bank', 'name:bn': 'লেক ব্যাংক' }),
    ],
    ways: [
      { id: 1, nodes: [1, 2, 3], tags: { highway: 'primary', name: street } },
      { id: 2, nodes: [4, 2, 5], tags: { highway: 'residential' } },
      { id: 3, nodes: [6, 7, 8, 6], tags: { leisure: 'park', name: 'Lake Park' } },
    ],
  });
  await writeFile(path, bytes);
  return path;
}

/** The same file, cut off. */
export async function cutOff(path: string): Promise<void> {
  await writeFile(path, (await readFile(path)).subarray(0, -20));
}
