import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { describe, expect, it } from 'vitest';
import { fileURLToPath } from 'node:url';
import { readGround } from './dhaka/read-ground.ts';
import { makeTiles, TILES_VERSION, type CityTile } from './make-tiles.ts';
import { drawByHand } from './testing/draw-by-hand.ts';

const unpack = ({ bytes }: CityTile) => new VectorTile(new PbfReader(gunzipSync(bytes)));

/** All features of a layer at a zoom, tile by tile. */
function featuresAt(tiles: readonly CityTile[], zoom: number, name: string) {
  return tiles.flatMap((tile) => {
    if (tile.z !== zoom) return [];
    const layer = unpack(tile).layers[name];
    return Array.from({ length: layer?.length ?? 0 }, (_, at) => layer!.feature(at));
  });
}

const propertiesAt = (...of: Parameters<typeof featuresAt>) =>
  featuresAt(...of).map(({ properties }) => ({ ...properties }));

/** A square with its corners this far from a point in the middle of a tile. */
const square = (half: number, at: readonly [number, number] = [90.405, 23.795]) =>
  [
    [at[0] - half, at[1] - half],
    [at[0] + half, at[1] - half],
    [at[0] + half, at[1] + half],
    [at[0] - half, at[1] + half],
    [at[0] - half, at[1] - half],
  ] as [number, number][];

describe('makeTiles', () => {
  it('draws roads by their class, the small ones from nearer', () => {
    const { extract, way } = drawByHand();
    way(
      [
        [90.401, 23.79],
        [90.407, 23.792],
      ],
      {
        highway: 'primary',
        name: 'প্রগতি সরণি',
        'name:en': 'Progati Sarani',
        'name:bn': 'প্রগতি সরণি',
        bridge: 'yes',
      },
    );
    way(
      [
        [90.401, 23.79],
        [90.402, 23.796],
      ],
      { highway: 'residential', name: 'Road 7', oneway: 'yes' },
    );
    way(
      [
        [90.401, 23.79],
        [90.408, 23.796],
      ],
      { highway: 'motorway_link', tunnel: 'yes' },
    );
    way(
      [
        [90.401, 23.79],
        [90.403, 23.79],
      ],
      { highway: 'footway' },
    );
    const tiles = [...makeTiles(extract)];
    const named = { name: 'প্রগতি সরণি', name_en: 'Progati Sarani' };
    expect(propertiesAt(tiles, 9, 'roads')).toEqual([
      { class: 'primary', bridge: true },
      { class: 'motorway', link: true, tunnel: true },
    ]);
    expect(propertiesAt(tiles, 10, 'roads')).toContainEqual({ class: 'primary', bridge: true, ...named });
    expect(propertiesAt(tiles, 12, 'roads')).toHaveLength(2);
    expect(propertiesAt(tiles, 13, 'roads')).toContainEqual({
      class: 'residential',
      oneway: true,
      name: 'Road 7',
    });
    expect(propertiesAt(tiles, 14, 'roads')).toHaveLength(3);
  });

  it('draws an area of several lines with its hole, and none that does not close', () => {
    const { extract, way, relation } = drawByHand();
    const [a, b, c, d] = square(0.004) as [
      [number, number],
      [number, number],
      [number, number],
      [number, number],
    ];
    // The outline is two lines in opposite directions. The island in it is a park of its own.
    const one = way([a, b, c]);
    const other = way([a, d, c]);
    const island = way(square(0.001), { leisure: 'park' });
    relation({ natural: 'water', name: 'Lake' }, [
      ['outer', one],
      ['outer', other],
      ['inner', island],
    ]);
    const open = way(square(0.003, [90.43, 23.795]).slice(0, 3));
    relation({ natural: 'water' }, [['outer', open]]);
    const tiles = [...makeTiles(extract)];
    const waters = featuresAt(tiles, 14, 'water');
    expect(waters).toHaveLength(1);
    const [rings] = waters.map((water) => water.loadGeometry());
    expect(rings).toHaveLength(2);
    expect(featuresAt(tiles, 14, 'parks')).toHaveLength(1);
    expect(propertiesAt(tiles, 14, 'places')).toEqual([{ class: 'water', rank: 7, name: 'Lake' }]);
  });

  it('draws rivers, rails above ground and buildings', () => {
    const { extract, way } = drawByHand();
    const line = [
      [90.401, 23.79],
      [90.407, 23.792],
    ] as const;
    way(line, { waterway: 'river', width: '150 m', name: 'Turag' });
    way(line, { railway: 'rail' });
    way(line, { railway: 'subway', tunnel: 'yes' });
    way(square(0.0005), { building: 'yes' });
    const tiles = [...makeTiles(extract)];
    expect(propertiesAt(tiles, 10, 'water')).toEqual([{ meters: 150 }]);
    expect(propertiesAt(tiles, 11, 'water')).toEqual([{ meters: 150, name: 'Turag' }]);
    expect(propertiesAt(tiles, 14, 'rail')).toEqual([{}]);
    expect(propertiesAt(tiles, 13, 'buildings')).toEqual([]);
    expect(propertiesAt(tiles, 14, 'buildings')).toEqual([{}]);
  });

  it('names the parts of a city by rank, as points or areas', () => {
    const { extract, node, way } = drawByHand();
    node([90.405, 23.795], { place: 'suburb', name: 'Gulshan', 'name:bn': 'গুলশান' });
    node([90.405, 23.797], { place: 'neighbourhood' });
    way(square(0.002, [90.403, 23.792]), { place: 'neighbourhood', name: 'Niketan' });
    const tiles = [...makeTiles(extract)];
    expect(propertiesAt(tiles, 10, 'places')).toEqual([
      { class: 'suburb', rank: 3, name: 'Gulshan', name_bn: 'গুলশান' },
    ]);
    expect(propertiesAt(tiles, 13, 'places')).toContainEqual({
      class: 'neighbourhood',
      rank: 5,
      name: 'Niketan',
    });
  });

  it('shows landmarks with their names, the better known from further away', () => {
    const { extract, node, way, relation } = drawByHand();
    node([90.405, 23.795], { amenity: 'university', name: 'BUET', 'name:bn': 'বুয়েট' });
    node([90.405, 23.797], { amenity: 'hospital' });
    node([90.406, 23.797], { amenity: 'restaurant', name: 'Kasturi' });
    node([90.406, 23.798], { amenity: 'parking', name: 'Parking Louis II' });
    way(square(0.0005), { building: 'yes', amenity: 'hospital', name: 'Square Hospital' });
    way(square(0.001, [90.402, 23.792]), { place: 'square', name: 'Place du Palais' });
    relation({ leisure: 'park', tourism: 'zoo', name: 'National Zoo' }, [
      ['outer', way(square(0.002, [90.408, 23.798]))],
    ]);
    const tiles = [...makeTiles(extract)];
    const namesAt = (zoom: number) =>
      propertiesAt(tiles, zoom, 'landmarks').map(({ class: kind, name }) => `${kind} ${name}`);
    expect(namesAt(11)).toEqual(['university BUET']);
    expect(namesAt(12).toSorted()).toEqual([
      'hospital Square Hospital',
      'square Place du Palais',
      'university BUET',
    ]);
    expect(namesAt(13)).toContain('sight National Zoo');
    expect(namesAt(13)).toHaveLength(4);
    expect(namesAt(14)).toContain('parking Parking Louis II');
    expect(propertiesAt(tiles, 11, 'landmarks')).toEqual([
      { class: 'university', rank: 25, name: 'BUET', name_bn: 'বুয়েট' },
    ]);
    expect(propertiesAt(tiles, 13, 'places')).toEqual([]);
  });

  it('keeps what lies within the extract of a line that leads out of it', () => {
    const { extract, nodeAt } = drawByHand();
    const known = [nodeAt([90.401, 23.79]), nodeAt([90.407, 23.792])];
    const ways = [{ id: 1, nodes: [...known, 999], tags: { highway: 'primary' } }];
    expect(featuresAt([...makeTiles({ ...extract, ways })], 14, 'roads')).toHaveLength(1);
  });

  it('thins a tile that is too large: buildings first, then small roads', () => {
    const { extract, way } = drawByHand();
    for (let n = 0; n < 400; n += 1)
      way(square(0.00004, [90.401 + (n % 60) * 0.0001, 23.79 + Math.floor(n / 60) * 0.0001]), {
        building: 'yes',
      });
    for (let n = 0; n < 100; n += 1) {
      const lat = 23.79 + n * 0.0001;
      way(
        [
          [90.401, lat],
          [90.407, lat],
        ],
        { highway: n === 0 ? 'primary' : 'service' },
      );
    }
    const kept = (maxBytes: number) => {
      const tiles = [...makeTiles(extract, { maxBytes })];
      return ['buildings', 'roads'].map((layer) => featuresAt(tiles, 14, layer).length > 1);
    };
    expect(kept(100_000)).toEqual([true, true]);
    expect(kept(2_000)).toEqual([false, true]);
    expect(kept(500)).toEqual([false, false]);
    expect(propertiesAt([...makeTiles(extract, { maxBytes: 10 })], 14, 'roads')).toEqual([
      { class: 'primary' },
    ]);
  });

  it('draws what its version says: a change of it raises that, and writes the new sum here', async () => {
    const hash = createHash('sha256');
    const ground = await readGround(fileURLToPath(new URL('../dhaka/ground.geojson', import.meta.url)));
    for (const { z, x, y, bytes } of makeTiles(ground))
      hash.update(`${z}/${x}/${y}`).update(gunzipSync(bytes));
    const sum = hash.digest('hex').slice(0, 12);
    expect({ version: TILES_VERSION, sum }).toEqual({ version: 2, sum: 'b1b3e47ae7d3' });
  });

  it('makes nothing of nothing', () => {
    const shares: number[] = [];
    expect([...makeTiles(drawByHand().extract, { onProgress: (share) => shares.push(share) })]).toEqual([]);
    expect(shares.at(-1)).toBe(1);
  });
});
