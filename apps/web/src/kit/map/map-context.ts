import type { mapColors } from '@ridewire/ui';
import type { Map as GlMap } from 'maplibre-gl';
import { createContext, useContext } from 'react';
import type { MapPadding } from './fit-camera.ts';
import type { Scheme } from './ground-style.ts';
import type { MapLibre } from './load-maplibre.ts';
import type { Obstacles } from './obstacles.ts';

/** What the parts of a map share. They render only once the map is ready. */
export interface MapState {
  map: GlMap;
  maplibre: MapLibre;
  scheme: Scheme;
  colors: (typeof mapColors)[Scheme];
  /** Counts loaded styles. A new style has none of our layers, so each part adds its own again. */
  styleTurn: number;
  padding: MapPadding;
  /** False once the person moves the map: the camera is theirs until 'Re-center'. */
  following: boolean;
  setFollowing: (following: boolean) => void;
  /** A camera target was added (+1) or removed (-1). */
  countTarget: (step: 1 | -1) => void;
  obstacles: Obstacles;
  /** Where parts put their legend. */
  legend: HTMLElement;
  /** Where parts put buttons. */
  buttons: HTMLElement;
}

export const MapContext = createContext<MapState | undefined>(undefined);

/** @throws outside of a RideMap */
export function useMap(): MapState {
  const state = useContext(MapContext);
  if (!state) throw new Error('Map pieces belong inside a RideMap.');
  return state;
}
