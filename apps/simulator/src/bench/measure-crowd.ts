import { setTimeout as wait } from 'node:timers/promises';
import type { Crowd } from './open-crowd.ts';
import { preciseNow } from './open-line.ts';
import { quantile } from './statistics.ts';

/** With 5,000 watchers, 25,000 messages. */
const EVENTS_PER_SECOND = 5;
const ROUND_MS = 5_000;
const SETTLE_MS = 2_000;
/** How often to check whether all have arrived. */
const LOOKS = 10;

/** One round of events, as its receivers saw it. */
export interface CrowdRound {
  p50: number;
  p99: number;
  perSecond: number;
  microsEach: number;
}

/**
 * Sends events at this rate to the watchers; `send` makes one.
 * @throws Error if some never arrive
 */
export async function measureEvents(
  crowd: Crowd,
  watchers: number,
  send: () => unknown,
): Promise<CrowdRound> {
  crowd.begin();
  await wait(100);
  const [cpuMs, sentAt, events] = [crowd.cpuMs(), [] as number[], (ROUND_MS / 1_000) * EVENTS_PER_SECOND];
  for (let n = 0; n < events; n++) {
    sentAt.push(preciseNow());
    await Promise.all([send(), wait(1_000 / EVENTS_PER_SECOND)]);
  }
  const due = events * watchers;
  let delays: number[] = [];
  for (let look = 0; look < LOOKS && delays.length < due; look++) {
    await wait(SETTLE_MS);
    const arrivals = await crowd.report();
    delays = arrivals.flatMap((times, n) => times.map((time) => time - (sentAt[n] as number)));
  }
  if (delays.length < due) throw new Error(`Only ${delays.length} of ${due} messages came.`);
  return {
    p50: quantile(delays, 0.5),
    p99: quantile(delays, 0.99),
    perSecond:
      delays.length / (((sentAt.at(-1) as number) - (sentAt[0] as number)) / 1_000 + 1 / EVENTS_PER_SECOND),
    microsEach: ((crowd.cpuMs() - cpuMs) * 1_000) / delays.length,
  };
}
