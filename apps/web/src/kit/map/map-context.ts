import type { mapColors } from '@ridewire/ui';
import type { Map as GlMap } from 'maplibre-gl';
import { createContext, useContext } from 'react';
import type { MapPadding } from './fit-camera.ts';
import type { Scheme } from './ground-style.ts';
import type { MapLibre } from './load-maplibre.ts';
import type { Obstacles } from './obstacles.ts';

/** What the pieces on a map share. They are rendered only once it is there. */
export interface MapState {
  map: GlMap;
  maplibre: MapLibre;
  scheme: Scheme;
  colors: (typeof mapColors)[Scheme];
  /** Counts loaded styles: a new one has none of our layers, so each piece lays its own again. */
  styleTurn: number;
  padding: MapPadding;
  /** False once the person moved the map: the camera is theirs until 'Re-center'. */
  following: boolean;
  setFollowing: (following: boolean) => void;
  /** A camera target came (+1) or went (-1). */
  countTarget: (step: 1 | -1) => void;
  obstacles: Obstacles;
  /** Where a piece puts its legend. */
  legend: HTMLElement;
  /** Where a piece puts a button. */
  buttons: HTMLElement;
}

export const MapContext = createContext<MapState | undefined>(undefined);

/** @throws outside of a RideMap */
export function useMap(): MapState {
  const state = useContext(MapContext);
  if (!state) throw new Error('Map pieces belong inside a RideMap.');
  return state;
}
