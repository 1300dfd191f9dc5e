import type { StreetGraph } from '@ridewire/streets';
import { MOST_STRETCHES } from '@ridewire/contracts/street-change';
import { describeStretch, findStretch, streetsIn, streetsNamed } from '@ridewire/streets/find-stretches';
import type { Snapper } from '@ridewire/streets/snap';
import type { SearchAnswer, SearchRequest, StretchRequest } from './search-messages.ts';

/** How many streets of a name are listed. */
const MOST_STREETS = 12;

const KINDS: ReadonlySet<string> = new Set<StretchRequest['kind']>([
  'stretch at',
  'stretches in',
  'streets named',
  'stretches again',
]);

export const isStretchRequest = (request: SearchRequest): request is StretchRequest =>
  KINDS.has(request.kind);

/** The stretches that the desk asks for. */
export function findStretches(graph: StreetGraph, snapper: Snapper, request: StretchRequest): SearchAnswer {
  const describe = (street: number) => describeStretch(graph, street);
  switch (request.kind) {
    case 'stretch at': {
      const snap = snapper.nearest(request.at, { maxMeters: request.maxMeters });
      const stretches = snap ? [describe(snap.street)] : [];
      return { stretches, count: stretches.length };
    }
    case 'stretches in': {
      const streets = streetsIn(graph, request.ring);
      return { stretches: streets.slice(0, MOST_STRETCHES).map(describe), count: streets.length };
    }
    case 'streets named':
      return {
        streets: streetsNamed(graph, request.name, request.near)
          .filter(({ streets }) => streets.length <= MOST_STRETCHES)
          .slice(0, MOST_STREETS)
          .map(({ name, streets, meters }) => ({
            ...{ name, metersAway: Math.round(meters) },
            stretches: streets.map(describe),
          })),
      };
    case 'stretches again':
      return {
        again: request.stretches.map((stretch) => {
          const arcs = findStretch(graph, snapper, stretch);
          if (arcs.length === 0) return undefined;
          const names = arcs.map((arc) => graph.names[graph.streetName[graph.arcStreet[arc] ?? 0] ?? 0]);
          return names.find((name) => name?.name) ?? null;
        }),
      };
  }
}
