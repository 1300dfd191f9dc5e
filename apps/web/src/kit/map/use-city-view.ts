import type { Area, DrivingSide, LatLng } from '@ridewire/contracts';
import { useLive } from '../live/use-live.ts';
import { cityKind } from './city-kind.ts';

/** The view of a city before there is anything in it to show. */
export interface CityView {
  /** Its south-west and north-east. */
  corners: readonly LatLng[];
  middle: LatLng;
  /** From farther away no streets would be visible, so only its middle is shown. */
  minZoom: number;
}

/** At this zoom streets and neighboring cars are distinguishable, and four tiles are enough for a phone. */
const STREETS_ZOOM = 11.9;

/** The middle of Dhaka, shown if there is no city. */
const DHAKA: Area = { south: 23.735, west: 90.385, north: 23.83, east: 90.425 };

/** The city in use; undefined until it is known. */
export function useCityView(): CityView | undefined {
  const city = useLive(cityKind).data;
  return city === undefined ? undefined : cityView(city?.box ?? null);
}

/** Whether the map has streets; false until that is known. */
export const useHasStreets = (): boolean => Boolean(useLive(cityKind).data);

/** The side of the road people drive on; Dhaka’s if there is no city, and until it is known. */
export const useDrivingSide = (): DrivingSide => useLive(cityKind).data?.drivesOn ?? 'left';

/** @param box of the city in use; null if there is none */
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
