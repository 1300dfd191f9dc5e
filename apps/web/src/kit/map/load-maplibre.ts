import 'maplibre-gl/dist/maplibre-gl.css';
import { AttributionControl, Map as GlMap, Marker, ScaleControl, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';

// A file from our own origin, as the content security policy requires.
setWorkerUrl(workerUrl);

/** Everything used from MapLibre, in the only lazy chunk that contains it. */
export const maplibre = { AttributionControl, GlMap, Marker, ScaleControl };
export type MapLibre = typeof maplibre;
