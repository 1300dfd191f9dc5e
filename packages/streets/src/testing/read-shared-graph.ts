import { buildStreetGraph } from '../build-street-graph.ts';
import { readOsm } from '../read-osm.ts';
import type { StreetGraph } from '../street-graph.ts';

const graphs = new Map<string, Promise<StreetGraph>>();

/** The streets of a real city, read once for all tests of a process. */
export function readSharedGraph(path: string): Promise<StreetGraph> {
  let graph = graphs.get(path);
  if (!graph) graphs.set(path, (graph = readOsm(path).then(buildStreetGraph)));
  return graph;
}
