import { parentPort, workerData } from 'node:worker_threads';
// All modules are named one by one: the whole package, with schemas, takes three times as long to load.
import { openSharedGraph, type SharedGraph } from '@ridewire/streets/encode-graph';
import { createCitySpeeds } from './city-speeds.ts';
import { createWaySearch, type SearchBasis } from './search-ways.ts';
import type { HandChange, SearchRequest } from './search-messages.ts';

/** The data the thread begins with: the graph as threads share it. */
export interface SearchData extends Pick<SearchBasis, 'reachMeters'> {
  streets: SharedGraph;
  timeZone: string;
  /** The speeds learned from cars, as `packSpeeds` packs them. */
  learnt: SharedArrayBuffer | null;
  /** The time by the process's clock, in milliseconds since 1970. */
  nowMs: number;
  /** What the desk changed about streets. */
  changes: readonly HandChange[];
}

type Message =
  | { id: number; request: SearchRequest }
  | Pick<SearchData, 'learnt' | 'nowMs'>
  | Pick<SearchData, 'changes'>;

/** After each change by hand: the lines of those stretches that were found, or why nothing of it counts. */
export type Laid = { laid: readonly string[] } | { failed: string };

const said = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Runs in a thread only. Importing this file for its types starts nothing. */
function serve(port: NonNullable<typeof parentPort>): void {
  const { streets, reachMeters, changes, ...options } = workerData as SearchData;
  const graph = openSharedGraph(streets);
  const speeds = createCitySpeeds(graph, options);
  const search = createWaySearch({ graph, speeds, reachMeters });
  // A change that can't be applied must not end the thread, which would be restarted with the same change again and
  // again.
  const change = (next: readonly HandChange[]) => {
    try {
      port.postMessage({ laid: search.change(next) } satisfies Laid);
    } catch (error) {
      port.postMessage({ failed: said(error) } satisfies Laid);
    }
  };
  if (changes.length > 0) change(changes);
  port.on('message', (message: Message) => {
    if ('changes' in message) return change(message.changes);
    if ('learnt' in message) return speeds.reckon(message.learnt, message.nowMs);
    const { id, request } = message;
    try {
      port.postMessage({ id, answer: search.answer(request) });
    } catch (error) {
      port.postMessage({ id, error: said(error) });
    }
  });
}

if (parentPort) serve(parentPort);
