/**
 * Drivers in their own process, each on a bare socket. They report their positions, note each offer when it arrives, and
 * accept some of them after a moment.
 */
import { openLines, preciseNow, type Line } from './open-line.ts';
import type { Citizen } from './make-city.ts';

export interface DriversToAsk {
  url: string;
  drivers: Citizen[];
}
/** A driver was asked for a ride: when the offer arrived, in milliseconds since 1970. */
export interface HeardOffer {
  rideId: string;
  driverId: string;
  atMs: number;
}

/** How often a parked car's app reports, in milliseconds. */
const REPORT_EVERY_MS = 10_000;
const ACCEPTED_SHARE = 0.6;
const THINKING_MS = { least: 1_000, most: 3_000 };
const TICK_MS = 100;

let heard: HeardOffer[] = [];
const seen = new Set<string>();
const driving = new Set<string>();

interface Offered {
  ride: { id: string };
}
/** A new offer, or all open ones. */
interface OffersMessage {
  type: string;
  data?: { kind?: string; offer?: Offered; offers?: Offered[] };
}

function readNews(line: Line, news: unknown): void {
  const { type, data } = news as OffersMessage;
  const offers = data?.kind === 'offered' ? [data.offer] : type === 'snapshot' ? data?.offers : undefined;
  for (const offer of offers ?? []) if (offer) answer(line, offer.ride.id);
}

function answer(line: Line, rideId: string): void {
  const driverId = line.citizen.id;
  if (seen.has(`${rideId} ${driverId}`)) return;
  seen.add(`${rideId} ${driverId}`);
  heard.push({ rideId, driverId, atMs: preciseNow() });
  if (Math.random() > ACCEPTED_SHARE) return;
  const thinkingMs = THINKING_MS.least + Math.random() * (THINKING_MS.most - THINKING_MS.least);
  setTimeout(() => {
    if (driving.has(driverId)) return;
    driving.add(driverId);
    // Another driver was first.
    line.call('mutation', 'rides.accept', { rideId }).catch(() => driving.delete(driverId));
  }, thinkingMs);
}

async function begin({ url, drivers }: DriversToAsk): Promise<void> {
  const lines = await openLines(url, drivers, readNews);
  for (const line of lines) line.follow('rides.offers');
  const startedMs = performance.now();
  let reported = 0;
  setInterval(() => {
    const due = ((performance.now() - startedMs) / REPORT_EVERY_MS) * lines.length;
    for (; reported < due; reported += 1) {
      const line = lines[reported % lines.length] as Line;
      const positions = [{ ...line.citizen.at, at: Date.now() }];
      line.call('mutation', 'drivers.reportPosition', { positions }).catch(console.error);
    }
  }, TICK_MS);
  process.send?.('ready');
}

process.on('message', (message) => {
  if (typeof message === 'object') return void begin(message as DriversToAsk);
  process.send?.(heard);
  heard = [];
});
process.once('disconnect', () => process.exit());
