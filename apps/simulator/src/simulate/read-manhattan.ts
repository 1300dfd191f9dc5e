import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LatLng } from '@ridewire/contracts';
import { buildStreetGraph, type OsmWay, type StreetGraph } from '@ridewire/streets';

/** A city's streets, and how long each arc really takes. */
export interface MeasuredStreets {
  graph: StreetGraph;
  arcSeconds: Float32Array;
}

/**
 * The streets of the recorded half-hour with their measured speeds, imported like any city: all of one kind of road,
 * without names.
 */
export function readManhattan(folder: string): MeasuredStreets {
  const nodes = new Map<number, LatLng>();
  for (const [node, lat, lng] of readNumbers(folder, 'nyc-street-nodes.csv'))
    nodes.set(node!, { lat: lat!, lng: lng! });
  const seconds = new Map<string, number>();
  for (const [from, to, meters, kmh] of readNumbers(folder, 'nyc-street-edges.csv'))
    seconds.set(`${from} ${to}`, (meters! * 3.6) / kmh!);
  const ways: OsmWay[] = [...seconds.keys()].flatMap((key, id) => {
    const [from, to] = key.split(' ').map(Number) as [number, number];
    const isOneWay = !seconds.has(`${to} ${from}`);
    if (!isOneWay && from > to) return [];
    const tags = { highway: 'unclassified', oneway: isOneWay ? 'yes' : 'no' };
    return [{ id, nodes: [from, to], tags }];
  });
  const positionOf = (node: number) => nodes.get(node);
  const graph = buildStreetGraph({ positionOf, nodes: [], ways, relations: [] });
  return { graph, arcSeconds: measureArcs(graph, nodes, seconds) };
}

/** Each way has two nodes and becomes one street, so that each arc is a measured one. */
function measureArcs(
  { arcTail, arcHead, junctionLat, junctionLng }: StreetGraph,
  nodes: ReadonlyMap<number, LatLng>,
  seconds: ReadonlyMap<string, number>,
): Float32Array {
  const units = (degrees: number) => Math.round(degrees * 1e7);
  const nodeAt = new Map([...nodes].map(([node, at]) => [`${units(at.lat)} ${units(at.lng)}`, node]));
  const nodeOf = (junction: number) => nodeAt.get(`${junctionLat[junction]} ${junctionLng[junction]}`);
  return Float32Array.from(
    arcTail,
    (tail, arc) => seconds.get(`${nodeOf(tail)} ${nodeOf(arcHead[arc]!)}`) ?? NaN,
  );
}

function readNumbers(folder: string, name: string): number[][] {
  const [, ...lines] = readFileSync(join(folder, name), 'utf8').trim().split(/\r?\n/);
  return lines.map((line) => line.split(',').map(Number));
}
