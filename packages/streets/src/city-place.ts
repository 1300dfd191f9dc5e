import type { LatLng, Names } from '@ridewire/contracts';
import type { PlaceKind } from '@ridewire/contracts/place-kinds';
import type { PlaceNames } from './names-of.ts';

/** A named place that people go to. */
export interface CityPlace extends LatLng, PlaceNames {
  kind: PlaceKind;
  /** 0 to 100. Of two places with the same name, the higher one is meant. */
  rank: number;
  /** The part of the city it is in; null if unknown. */
  area: string | null;
  areaNames: Names;
}
