import { collectFeatures, lineFeature, type MapFeature, type MapFeatures } from './geojson.ts';

export interface MapFrame {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Length of one degree of latitude in km (WGS 84, mean). */
const LAT_DEGREE_KM = 111.13;
/** Length of one degree of longitude at the equator in km. */
const LNG_DEGREE_KM = 111.32;
/** A frame that would need more lines than this is too wide for the step. */
const MAX_LINES = 400;

/** Distance between two lines in km: 1 in the city, 5 from farther away; 0 where lines would only be noise. */
export function graticuleStepKm(zoom: number): number {
  if (zoom >= 11.5) return 1;
  return zoom >= 9 ? 5 : 0;
}

/**
 * Lines every `stepKm` over the frame, fixed to the ground while the map moves. Latitudes count from the equator.
 * Longitudes count from Greenwich, with the width of a kilometer at the frame's whole degree of latitude.
 */
export function buildGraticule(frame: MapFrame, stepKm: number): MapFeatures {
  const { west, south, east, north } = frame;
  const latStep = stepKm / LAT_DEGREE_KM;
  const parallel = Math.round((south + north) / 2);
  const lngStep = stepKm / (LNG_DEGREE_KM * Math.max(0.05, Math.cos((parallel * Math.PI) / 180)));
  const lines = (north - south) / latStep + (east - west) / lngStep;
  if (!(stepKm > 0) || lines > MAX_LINES) return collectFeatures([]);
  const features: MapFeature[] = [];
  for (let n = Math.floor(south / latStep); n <= Math.ceil(north / latStep); n += 1) {
    const lat = n * latStep;
    features.push(
      lineFeature([
        { lat, lng: west },
        { lat, lng: east },
      ]),
    );
  }
  for (let n = Math.floor(west / lngStep); n <= Math.ceil(east / lngStep); n += 1) {
    const lng = n * lngStep;
    features.push(
      lineFeature([
        { lat: south, lng },
        { lat: north, lng },
      ]),
    );
  }
  return collectFeatures(features);
}
