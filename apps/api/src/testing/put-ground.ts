import type { LatLng } from '@ridewire/contracts';
import { drawByHand } from '@ridewire/streets/testing/draw-by-hand';
import { importCity } from '../streets/import-city.ts';

/** A city in use that is empty except for one name at a place, and one lane, without which no city can be imported. */
export async function putGround(
  connectionString: string,
  name: string,
  { at, lane }: { at: LatLng; lane: LatLng },
): Promise<void> {
  const city = drawByHand();
  city.node([at.lng, at.lat], { place: 'city', name });
  city.way(
    [
      [lane.lng, lane.lat],
      [lane.lng, lane.lat + 0.001],
    ],
    { highway: 'service' },
  );
  const about = { name: 'ground', title: 'Ground', source: 'test', sourceVersion: null, attribution: '' };
  const box = { south: at.lat - 0.1, west: at.lng - 0.1, north: at.lat + 0.1, east: at.lng + 0.1 };
  await importCity(connectionString, city.extract, { ...about, box });
}
