import { parentPort, workerData } from 'node:worker_threads';
import { openSharedGraph, type SharedGraph } from '@ridewire/streets';
import { createWaySearch, type SearchBasis } from './search-ways.ts';
import type { SearchRequest } from './search-messages.ts';

/** What the thread begins with: the graph as threads share it. */
export interface SearchData extends Omit<SearchBasis, 'graph'> {
  streets: SharedGraph;
}

type Message = { id: number; request: SearchRequest } | { weights: Float32Array };

/** Only as a thread: what imports this for its types alone starts nothing. */
function serve(port: NonNullable<typeof parentPort>): void {
  const { streets, ...data } = workerData as SearchData;
  const search = createWaySearch({ ...data, graph: openSharedGraph(streets) });
  port.on('message', (message: Message) => {
    if ('weights' in message) return search.setWeights(message.weights);
    const { id, request } = message;
    try {
      port.postMessage({ id, answer: search.answer(request) });
    } catch (error) {
      port.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
    }
  });
}

if (parentPort) serve(parentPort);
