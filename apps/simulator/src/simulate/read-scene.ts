import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LatLng } from '@ridewire/contracts';
import { buildStreetGraph, guessSeconds } from '@ridewire/streets';
import { readDhaka } from '@ridewire/streets/dhaka/read-dhaka';
import { readTrips } from '../replay/read-data.ts';
import { draw } from './habits.ts';
import { drawDemand } from './draw-demand.ts';
import { readManhattan } from './read-manhattan.ts';
import type { SimulateOptions } from './read-options.ts';
import { createRoads, type Roads } from './roads.ts';
import { createScene, type Scene, type SceneCar } from './scene.ts';

const RECORDED_MINUTES = 30;
const DHAKA_CARS = 400;
/** Monday, 10:00, in hours of a week. The speeds of this hour serve the whole day. */
const USUAL_HOUR = 10;

/** @throws Error in one line if the recording is missing */
export async function readScene(options: SimulateOptions): Promise<{ scene: Scene; roads: Roads }> {
  return options.city === 'manhattan' ? recordedManhattan(options) : await shippedDhaka(options);
}

function recordedManhattan({ data, cars, seed }: SimulateOptions): { scene: Scene; roads: Roads } {
  const trips = readTrips(data, RECORDED_MINUTES);
  const { graph, arcSeconds } = readManhattan(data);
  const roads = createRoads(graph, arcSeconds, { areMeasured: true });
  return { roads, scene: createScene(roads, { trips, cars: choose(readCars(data), cars, seed) }) };
}

/** Where each taxi was first seen free, and when. */
function readCars(folder: string): SceneCar[] {
  const [, ...lines] = readFileSync(join(folder, 'nyc-taxis.csv'), 'utf8').trim().split(/\r?\n/);
  return lines.map((line) => {
    const [onlineAt, lat, lng] = line.split(',').map(Number) as [number, number, number];
    return { onlineAt, place: { lat, lng } };
  });
}

/** A share or a number of them, drawn from the seed. */
function choose(all: readonly SceneCar[], wanted: number | null, seed: number): SceneCar[] {
  const count = Math.min(
    all.length,
    Math.round(wanted === null ? all.length : wanted <= 1 ? wanted * all.length : wanted),
  );
  return all
    .map((car, at) => ({ car, order: draw(seed, 21, at) }))
    .toSorted((a, b) => a.order - b.order)
    .slice(0, count)
    .map(({ car }) => car);
}

async function shippedDhaka({ cars, hours, seed }: SimulateOptions): Promise<{ scene: Scene; roads: Roads }> {
  const graph = buildStreetGraph(await readDhaka());
  const roads = createRoads(graph, guessSeconds(graph, USUAL_HOUR));
  const places = Array.from(graph.junctionLat, (lat, i): LatLng => ({
    lat: lat / 1e7,
    lng: graph.junctionLng[i]! / 1e7,
  }))
    .map((place, at) => ({ place, order: draw(seed, 31, at) }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ place }) => place);
  const count = cars === null || cars < 1 ? Math.round(DHAKA_CARS * (cars ?? 1)) : Math.round(cars);
  const fleet = Array.from({ length: count }, (_, car): SceneCar => ({
    onlineAt: 0,
    place: places[Math.floor(draw(seed, 32, car) * places.length)]!,
  }));
  return { roads, scene: createScene(roads, { trips: drawDemand(places, count, hours, seed), cars: fleet }) };
}
