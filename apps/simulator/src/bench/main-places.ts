import type { LatLng } from '@ridewire/contracts';
import type { StreetGraph } from '@ridewire/streets';

const UNITS_PER_DEGREE = 1e7;

/** The junctions of the part of a city where every place can be reached from every other, one at a time. */
export function readMainPlaces(
  { junctionPart, junctionLat, junctionLng }: StreetGraph,
  random: () => number,
): () => LatLng {
  const main = [...junctionPart.keys()].filter((junction) => junctionPart[junction] === 0);
  const degrees = (units: number | undefined) => (units ?? NaN) / UNITS_PER_DEGREE;
  return () => {
    const junction = main[Math.floor(random() * main.length)] as number;
    return { lat: degrees(junctionLat[junction]), lng: degrees(junctionLng[junction]) };
  };
}
