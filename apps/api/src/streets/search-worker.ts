import { parentPort, workerData } from 'node:worker_threads';
// All modules are named one by one: the whole package, with schemas, takes three times as long to load.
import { openSharedGraph, type SharedGraph } from '@ridewire/streets/encode-graph';
import { createCitySpeeds } from './city-speeds.ts';
import { createWaySearch, type SearchBasis } from './search-ways.ts';
import type { SearchRequest } from './search-messages.ts';

/** The data the thread begins with: the graph as threads share it. */
export interface SearchData extends Pick<SearchBasis, 'reachMeters'> {
  streets: SharedGraph;
  timeZone: string;
  /** The speeds learned from cars, as `packSpeeds` packs them. */
  learnt: SharedArrayBuffer | null;
}

type Message = { id: number; request: SearchRequest } | Pick<SearchData, 'learnt'>;

/** Only as a thread: importing this file for its types starts nothing. */
function serve(port: NonNullable<typeof parentPort>): void {
  const { streets, reachMeters, ...options } = workerData as SearchData;
  const graph = openSharedGraph(streets);
  const speeds = createCitySpeeds(graph, options);
  const search = createWaySearch({ graph, speeds, reachMeters });
  port.on('message', (message: Message) => {
    if ('learnt' in message) return speeds.reckon(message.learnt);
    const { id, request } = message;
    try {
      port.postMessage({ id, answer: search.answer(request) });
    } catch (error) {
      port.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
    }
  });
}

if (parentPort) serve(parentPort);
