import { closeStates } from './close-states.ts';
import { findParts } from './find-parts.ts';
import type { StreetGraph } from './street-graph.ts';
import { setTurnStates } from './turn-states.ts';

/**
 * The same streets with some arcs closed, for routes and stops. A car turns into a closed arc only from another one, so
 * those inside may leave and no one else drives there. Its parts are those that open arcs connect. Arcs and streets keep
 * their numbers, so a route is described with the graph it was made from.
 * @param isClosed 1 for each closed arc
 */
export function closeStreets(graph: StreetGraph, isClosed: Uint8Array): StreetGraph {
  const changed = { ...graph, junctionPart: findParts(openArcs(graph, isClosed)) };
  setTurnStates(changed, closeStates(graph, isClosed));
  return changed;
}

function openArcs({ firstArc, arcHead }: StreetGraph, isClosed: Uint8Array) {
  const first = new Uint32Array(firstArc.length);
  const heads = new Uint32Array(arcHead.length);
  let count = 0;
  for (let junction = 0; junction < firstArc.length - 1; junction++) {
    for (let arc = firstArc[junction]!; arc < firstArc[junction + 1]!; arc++)
      if (isClosed[arc] !== 1) heads[count++] = arcHead[arc]!;
    first[junction + 1] = count;
  }
  return { firstArc: first, arcHead: heads.subarray(0, count) };
}
