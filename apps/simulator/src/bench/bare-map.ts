import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { LatLng } from '@ridewire/contracts';
import type { BrowserContext, Page } from 'playwright-core';

const ofWeb = createRequire(new URL('../../../web/package.json', import.meta.url));
const PAGE = '/bare-map';
const LIBRARY = '/bare-map/maplibre-gl/';

/** A picture of a map: this place in the middle, this direction up. */
export interface Sight {
  at: LatLng;
  bearing: number;
}

/** The ground and the streets of a city's tiles, without names: the least a map of them draws. */
const styleOf = (tiles: string) => {
  const of = (layer: string) => ({ source: 'city', 'source-layer': layer });
  const width = (low: number, high: number) => [
    'interpolate',
    ['exponential', 2],
    ['zoom'],
    12,
    low,
    18,
    high,
  ];
  const fill = (layer: string, color: string) => ({
    id: layer,
    type: 'fill',
    ...of(layer),
    paint: { 'fill-color': color },
  });
  const roads = (id: string, color: string, low: number, high: number) => ({
    id,
    type: 'line',
    ...of('roads'),
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': color, 'line-width': width(low, high) },
  });
  return {
    version: 8,
    sources: { city: { type: 'vector', tiles: [tiles], minzoom: 8, maxzoom: 14 } },
    layers: [
      { id: 'land', type: 'background', paint: { 'background-color': '#eef2f2' } },
      fill('parks', '#d8e8d4'),
      fill('water', '#c6dde6'),
      fill('buildings', '#e2e7e8'),
      roads('road-edges', '#cdd5d7', 1.8, 18),
      roads('roads', '#ffffff', 1, 15),
    ],
  };
};

const writePage = (tiles: string, { at, bearing }: Sight, zoom: number) => `<!doctype html>
<link rel="stylesheet" href="${LIBRARY}maplibre-gl.css">
<style>body { margin: 0 } #map { position: absolute; inset: 0 }</style>
<div id="map"></div>
<script type="module">
  import { Map, setWorkerUrl } from '${LIBRARY}maplibre-gl.mjs';
  setWorkerUrl('${LIBRARY}maplibre-gl-worker.mjs');
  const map = new Map({
    container: 'map', style: ${JSON.stringify(styleOf(tiles))}, center: [${at.lng}, ${at.lat}],
    zoom: ${zoom}, bearing: ${bearing}, attributionControl: false, fadeDuration: 0,
  });
  map.once('idle', () => {
    window.easeTo = (center, bearing, duration) =>
      map.easeTo({ center, bearing, duration, easing: (share) => share, essential: true });
  });
</script>`;

/**
 * Opens a page with nothing but MapLibre and a city's tiles, on the origin that has them.
 * @param tiles the address of a tile, as the product writes it
 * @returns the page, and what eases its map to another picture
 */
export async function openBareMap(
  context: BrowserContext,
  tiles: string,
  start: Sight,
  zoom: number,
): Promise<{ page: Page; easeTo: (sight: Sight, durationMs: number) => Promise<unknown> }> {
  const { origin } = new URL(tiles);
  await context.route(`${origin}${PAGE}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: writePage(tiles, start, zoom) }),
  );
  await context.route(`${origin}${LIBRARY}*`, async (route) => {
    const name = new URL(route.request().url()).pathname.slice(LIBRARY.length);
    const contentType = name.endsWith('.css') ? 'text/css' : 'text/javascript';
    await route.fulfill({ contentType, body: await readFile(ofWeb.resolve(`maplibre-gl/dist/${name}`)) });
  });
  const page = await context.newPage();
  await page.goto(`${origin}${PAGE}`);
  await page.waitForFunction('window.easeTo');
  const easeTo = ({ at, bearing }: Sight, durationMs: number) =>
    page.evaluate(`void easeTo([${at.lng}, ${at.lat}], ${bearing}, ${durationMs})`);
  return { page, easeTo };
}
