import type { LatLng } from '@ridewire/contracts';
import { beforeAll, expect, test } from 'vitest';
import { buildStreetGraph } from '../build-street-graph.ts';
import type { OsmExtract, OsmWay } from '../osm-extract.ts';
import { readOsm } from '../read-osm.ts';
import { createSnapper } from '../snap.ts';
import { findRecorded, NEEDS_DATA } from '../testing/recorded-data.ts';
import { dhakaOutline } from './dhaka-outline.ts';

const path = findRecorded('dhaka-streets.osm.pbf');
const MAIN_ROAD = /^(?:motorway|trunk|primary|secondary|tertiary)(?:_link)?$/;
const STEP_METERS = 50;
/** So far is as good as not there: a stretch that the extract lacks. */
const FAR_METERS = 2_000;
/** Farther off, a road of the same name is another one, or only a part of ours is called so. */
const SAME_ROAD_METERS = 1_000;

const outline = dhakaOutline();
const roads = outline.ways.filter(({ tags }) => tags['highway'] !== undefined);
let real: OsmExtract;
beforeAll(async () => {
  if (path) real = await readOsm(path);
});

test.skipIf(!path)(`the outline lies on real main roads (${NEEDS_DATA})`, () => {
  const nearest = nearestTo(real.ways.filter(({ tags }) => MAIN_ROAD.test(tags['highway'] ?? '')));
  const { median, ninetieth } = spread(roads.flatMap(alongIt).map(nearest));
  expect(median).toBeLessThan(15);
  expect(ninetieth).toBeLessThan(50);
});

test.skipIf(!path)(`a road lies where the real one of its name does (${NEEDS_DATA})`, () => {
  const byName = new Map<string, OsmWay[]>();
  for (const way of real.ways.filter(({ tags }) => tags['highway'] !== undefined)) {
    for (const name of new Set(namesOf(way))) {
      const same = byName.get(name);
      if (same) same.push(way);
      else byName.set(name, [way]);
    }
  }
  const meters = roads.flatMap((road) => {
    const same = namesOf(road).flatMap((name) => byName.get(name) ?? []);
    if (same.length === 0) return [];
    return alongIt(road)
      .map(nearestTo(same, SAME_ROAD_METERS))
      .filter((found) => found < SAME_ROAD_METERS);
  });
  const { median, ninetieth } = spread(meters);
  expect(meters.length).toBeGreaterThan(1_000);
  expect(median).toBeLessThan(25);
  expect(ninetieth).toBeLessThan(350);
});

/** A name with its kind of road left out, as mappers spell that in many ways. */
function namesOf({ tags }: OsmWay): string[] {
  return ['name', 'name:en', 'name:bn'].flatMap((key) => {
    const name = tags[key];
    if (name === undefined) return [];
    const bare = name
      .toLowerCase()
      .replaceAll(
        /\b(?:road|avenue|ave|sarani|sharani|shoroni|sarak|highway)\b|সড়ক|সরণী|সরণি|রোড|অ্যাভিনিউ|এভিনিউ/gu,
        '',
      )
      .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
    return bare.length > 2 ? [bare] : [];
  });
}

function nearestTo(ways: readonly OsmWay[], maxMeters = FAR_METERS): (point: LatLng) => number {
  const snapper = createSnapper(buildStreetGraph({ ...real, ways, relations: [] }));
  return (point) => snapper.nearest(point, { maxMeters })?.meters ?? maxMeters;
}

/** Points along a road, every so many metres. */
function alongIt({ nodes }: OsmWay): LatLng[] {
  const points = nodes.map((id) => outline.positionOf(id)!);
  return points.slice(1).flatMap((to, i) => {
    const from = points[i]!;
    const east = (to.lng - from.lng) * Math.cos((from.lat * Math.PI) / 180);
    const pieces = Math.ceil((Math.hypot(to.lat - from.lat, east) * 111_195) / STEP_METERS);
    return Array.from({ length: pieces }, (_, k) => ({
      lat: from.lat + ((to.lat - from.lat) * k) / pieces,
      lng: from.lng + ((to.lng - from.lng) * k) / pieces,
    }));
  });
}

function spread(meters: readonly number[]): { median: number; ninetieth: number } {
  const sorted = meters.toSorted((a, b) => a - b);
  return {
    median: sorted[Math.floor(sorted.length * 0.5)]!,
    ninetieth: sorted[Math.floor(sorted.length * 0.9)]!,
  };
}
