/** Asks for quotes in its own process, so that reading the answers does not delay other measurements. */
import { setTimeout as wait } from 'node:timers/promises';
import type { LatLng } from '@ridewire/contracts';
import { openConnection, type Connection } from '../people/open-connection.ts';

export interface QuotesToAsk {
  url: string;
  cookies: string[];
  trips: { from: LatLng; to: LatLng }[];
  perSecond: number;
}
export interface QuotesAsked {
  milliseconds: number[];
  alongStreets: number;
}

let connections: Connection[] = [];

async function askAll({ url, cookies, trips, perSecond }: QuotesToAsk): Promise<QuotesAsked> {
  if (connections.length === 0) connections = cookies.map((cookie) => openConnection(url, cookie));
  const asked: QuotesAsked = { milliseconds: [], alongStreets: 0 };
  const startedAt = performance.now();
  const asking = trips.map(async ({ from, to }, i) => {
    await wait((i * 1_000) / perSecond);
    const { trpc } = connections[i % connections.length] as Connection;
    const before = performance.now();
    const quote = await trpc.rides.quote.query({ pickup: from, destination: to }).catch(() => null);
    asked.milliseconds.push(performance.now() - before);
    if (quote?.way) asked.alongStreets += 1;
  });
  await Promise.all(asking);
  await wait(Math.max(0, (trips.length * 1_000) / perSecond - (performance.now() - startedAt)));
  return asked;
}

process.on('message', (message) => {
  void askAll(message as QuotesToAsk).then((asked) => process.send?.(asked));
});
process.once('disconnect', () => process.exit());
