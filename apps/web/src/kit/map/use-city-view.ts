import type { Area, DrivingSide, LatLng } from '@ridewire/contracts';
import { useLive } from '../live/use-live.ts';
import { cityKind } from './city-kind.ts';

/** What is shown of a city before there is anything in it to show. */
export interface CityView {
  /** South-west and north-east of it. */
  corners: readonly LatLng[];
  middle: LatLng;
  /** From farther away one would see no streets: then only its middle is shown. */
  minZoom: number;
}

/** Streets, and one car beside another, can be told apart, and four tiles are enough for a phone. */
const STREETS_ZOOM = 11.9;

/** The middle of Dhaka: what is there where no city is. */
const DHAKA: Area = { south: 23.735, west: 90.385, north: 23.83, east: 90.425 };

/** The city in use; undefined until it is known. */
export function useCityView(): CityView | undefined {
  const city = useLive(cityKind).data;
  return city === undefined ? undefined : cityView(city?.box ?? null);
}

/** Whether the map has streets; false until that is known. */
export const useHasStreets = (): boolean => Boolean(useLive(cityKind).data);

/** On which side of the road one drives; Dhaka’s where no city is, and until it is known. */
export const useDrivingSide = (): DrivingSide => useLive(cityKind).data?.drivesOn ?? 'left';

/** @param box of the city in use; null where none is */
export function cityView(box: Area | null): CityView {
  const { south, west, north, east } = box ?? DHAKA;
  return {
    corners: [
      { lat: south, lng: west },
      { lat: north, lng: east },
    ],
    middle: { lat: (south + north) / 2, lng: (west + east) / 2 },
    minZoom: box ? STREETS_ZOOM : 0,
  };
}
