import type { StreetStretch } from '@ridewire/contracts';
import type { StreetGraph } from '@ridewire/streets';
import { findStretch } from '@ridewire/streets/find-stretches';
import type { Snapper } from '@ridewire/streets/snap';
import type { HandChange } from './search-messages.ts';

/**
 * Cars inside a closed street leave it at this speed, in km/h: they turn round, past cones and people. So they are steered out by the
 * shortest way rather than through.
 */
const LEAVING_KMH = 5;

interface LaidChanges {
  /** 1 for each closed arc; null where none is. */
  isClosed: Uint8Array | null;
  /** The speed of each changed arc, closed ones included. */
  kmhOf: ReadonlyMap<number, number>;
  /** The lines of the stretches that are in this city. */
  lines: string[];
}

/**
 * Finds what changes by hand mean for arcs. Where several concern one, closed counts before any speed, and of speeds the lowest. A stretch
 * is looked for once.
 */
export function createChangeLayer(graph: StreetGraph, snapper: Snapper) {
  let found = new Map<string, readonly number[]>();
  /** A row that someone wrote by hand may hold anything: the others still count. */
  function find(stretch: StreetStretch): readonly number[] {
    try {
      return findStretch(graph, snapper, stretch);
    } catch {
      return [];
    }
  }

  return (changes: readonly HandChange[]): LaidChanges => {
    const again = new Map<string, readonly number[]>();
    const isClosed = new Uint8Array(graph.arcHead.length);
    const kmhOf = new Map<number, number>();
    const lines: string[] = [];
    let hasClosed = false;
    for (const { kmh, stretches } of changes)
      for (const stretch of stretches) {
        const key = JSON.stringify(stretch);
        const arcs = again.get(key) ?? found.get(key) ?? find(stretch);
        again.set(key, arcs);
        if (arcs.length > 0) lines.push(stretch.line);
        for (const arc of arcs) {
          if (kmh === null) isClosed[arc] = 1;
          hasClosed ||= kmh === null;
          kmhOf.set(arc, Math.min(kmh ?? Infinity, kmhOf.get(arc) ?? Infinity));
        }
      }
    isClosed.forEach((closed, arc) => closed && kmhOf.set(arc, LEAVING_KMH));
    found = again;
    return { isClosed: hasClosed ? isClosed : null, kmhOf, lines };
  };
}
