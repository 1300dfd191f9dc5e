import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildStreetGraph } from '../build-street-graph.ts';
import { readOsm } from '../read-osm.ts';
import type { StreetGraph } from '../street-graph.ts';

const FOLDER = fileURLToPath(new URL('../../../../../shared/data/', import.meta.url));

/** Where a real city's extract lies, or null on a machine that has none beside the project. */
export function findSharedExtract(name: string): string | null {
  return existsSync(FOLDER + name) ? FOLDER + name : null;
}

const graphs = new Map<string, Promise<StreetGraph>>();

/** The streets of a real city, read once for all tests of a process. */
export function readSharedGraph(path: string): Promise<StreetGraph> {
  let graph = graphs.get(path);
  if (!graph) graphs.set(path, (graph = readOsm(path).then(buildStreetGraph)));
  return graph;
}
