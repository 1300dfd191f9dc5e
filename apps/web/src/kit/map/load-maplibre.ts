import 'maplibre-gl/dist/maplibre-gl.css';
import { AttributionControl, Map as GlMap, Marker, ScaleControl, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';

// A file of our own origin, as the content security policy wants it.
setWorkerUrl(workerUrl);

/** Everything of MapLibre that is used, in the one lazy chunk that holds it. */
export const maplibre = { AttributionControl, GlMap, Marker, ScaleControl };
export type MapLibre = typeof maplibre;
