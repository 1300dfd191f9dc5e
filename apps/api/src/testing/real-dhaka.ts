import { readFileSync } from 'node:fs';
import { collectPlaces, readOsm, type CityPlace, type OsmNode, type Tags } from '@ridewire/streets';
import { findRecorded } from '@ridewire/streets/testing/recorded-data';

const csv = findRecorded('dhaka-places.csv') ?? '';
const pbf = findRecorded('dhaka-streets.osm.pbf') ?? '';

/** The names, kinds and positions of a file with one place a line as an extract would have them. */
function tagsOf(name: string, kind: string): Tags {
  if (kind.startsWith('shop_')) return { name, shop: kind.slice(5) };
  if (kind.startsWith('building_')) return { name, building: kind.slice(9) };
  return { name, amenity: kind === 'mosque' ? 'place_of_worship' : kind };
}

/** All places of the real Dhaka: its streets, and other things with a name. */
export async function readRealDhaka(): Promise<CityPlace[]> {
  const lines = readFileSync(csv, 'utf8').split('\n').slice(1).filter(Boolean);
  const nodes = lines.map((line, id): OsmNode => {
    const [, name = '', lat, lng, kind = ''] = /^(.*),([\d.]+),([\d.]+),([^,]*)$/.exec(line.trim()) ?? [];
    return { id, lat: Number(lat), lng: Number(lng), tags: tagsOf(name.replaceAll('"', ''), kind) };
  });
  const streets = await readOsm(pbf);
  return collectPlaces({ ...streets, nodes: [...streets.nodes, ...nodes.filter(({ lat }) => lat > 0)] });
}
