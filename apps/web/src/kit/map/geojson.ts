import type { LatLng } from '@ridewire/contracts';

type Coordinates = [lng: number, lat: number];

/** The part of GeoJSON that is drawn here. */
export interface MapFeature {
  type: 'Feature';
  id?: string | number;
  geometry:
    | { type: 'Point'; coordinates: Coordinates }
    | { type: 'LineString'; coordinates: Coordinates[] }
    | { type: 'Polygon'; coordinates: Coordinates[][] };
  properties: Record<string, string | number | boolean | number[] | null>;
}

export interface MapFeatures {
  type: 'FeatureCollection';
  features: MapFeature[];
}

/** A feature that can be changed alone. */
export type KeyedFeature = MapFeature & { id: string };

/** New and changed features, and the ids of removed ones. */
export interface FeatureChanges {
  add: KeyedFeature[];
  remove: string[];
}

const toCoordinates = ({ lng, lat }: LatLng): Coordinates => [lng, lat];

export const pointFeature = (at: LatLng, properties: MapFeature['properties'] = {}): MapFeature => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: toCoordinates(at) },
  properties,
});

export const lineFeature = (
  path: readonly LatLng[],
  properties: MapFeature['properties'] = {},
): MapFeature => ({
  type: 'Feature',
  geometry: { type: 'LineString', coordinates: path.map(toCoordinates) },
  properties,
});

/** @param ring the corners, the first one again at the end */
export const ringFeature = (ring: Coordinates[]): MapFeature => ({
  type: 'Feature',
  geometry: { type: 'Polygon', coordinates: [ring] },
  properties: {},
});

/** @param ring the corners, without the closing point */
export const areaFeature = (
  ring: readonly LatLng[],
  properties: MapFeature['properties'] = {},
): MapFeature => ({
  type: 'Feature',
  geometry: { type: 'Polygon', coordinates: [[...ring, ...ring.slice(0, 1)].map(toCoordinates)] },
  properties,
});

export const collectFeatures = (features: MapFeature[]): MapFeatures => ({
  type: 'FeatureCollection',
  features,
});
