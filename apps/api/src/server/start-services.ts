import { atMostEvery } from '../core/at-most-every.ts';
import { canWork } from '../core/can-work.ts';
import type { KeptLoaded } from '../core/keep-loaded.ts';
import { startRepeating } from '../core/repeat.ts';
import { loadDemand, takeDemand } from '../demand/load-demand.ts';
import { feedIndex } from '../dispatch/feed-index.ts';
import { followNews } from '../dispatch/follow-events.ts';
import { rereadUnnamed } from '../dispatch/reread-unnamed.ts';
import { learnPositions } from '../drivers/move-positions.ts';
import type { BackgroundWork } from '../live/background-work.ts';
import { createDelivery } from '../live/deliver-events.ts';
import { EventFeed } from '../live/event-feed.ts';
import type { RideEvent, ServerEvent } from '../live/events.ts';
import { presentWork } from '../sandbox/sandbox-work.ts';
import { EVERY_NOUN } from './nouns.ts';
import type { OpenServices } from './router/services.ts';
import { topicsOf } from './router/topics-of.ts';

const RELOAD_AFTER_MS = 1_000;
/** Every view reads again after a gap: events that nobody can read, one after the other, must not keep the database busy. */
const REREAD_EVERY_MS = 1_000;
/** What a process left behind when it died is told within a second. */
const SWEEP_EVERY_MS = 400;
/** Without NATS nothing is left behind, except by a process with it. */
const SWEEP_SELDOM_EVERY_MS = 60_000;
/** What the index learns from events that have neither a version nor a time. */
const LEARNED_IN_ORDER: ReadonlySet<string> = new Set<ServerEvent['event']>([
  'wish.changed',
  'offer.declined',
]);

interface Options {
  connectionString: string;
  onSignedOut: (userId: string, sessionId: string | null) => void;
  /** Called when a sign-out may have been missed, or is heard late. */
  recheckSessions: () => void;
}

export interface RunningServices extends OpenServices {
  isReady(): Promise<boolean>;
  /** Ends the work cleanly, then all connections. */
  stop(): Promise<void>;
}

/**
 * Listens to committed events, passes them to the people concerned, and starts the background work of one process.
 * @throws the database's error when it can't be reached, or one that says that NATS can't
 */
export async function startServices(
  services: OpenServices,
  { connectionString, onSignedOut, recheckSessions }: Options,
): Promise<RunningServices> {
  const { db, log, cities, searches, learner } = services;
  const failed = (what: string) => (error: unknown) => log.error({ error }, `could not ${what}`);
  // The drivers of a sandbox are there before all other work.
  const work = [
    ...presentWork(services),
    ...EVERY_NOUN.flatMap(({ work: workOf }) => workOf?.(services) ?? []),
  ];
  const intake = openIntake(services, work, { onSignedOut, recheckSessions });
  const feed = new EventFeed({
    connectionString,
    wire: services.wire,
    isKnown: intake.wasDelivered,
    onEvent: intake.handleEvent,
    onGap: intake.handleGap,
    log,
  });
  // Another city has other streets.
  cities.onChange(() => void learner.exchange().catch(failed('exchange what streets take')));
  try {
    // Listen before reading: a change in between arrives as an event.
    await feed.start();
    await intake.load();
  } catch (error) {
    await feed.stop();
    await services.close();
    throw error;
  }

  // Before anything is told, it is known whether processes of an older release hear.
  await services.outbox.sweep();
  for (const { begin } of work) begin?.();
  const repeat = services.sandbox?.clockwork.repeat ?? startRepeating;
  const repeating = work.map(({ run, everyMs, what }) => repeat(run, everyMs, failed(what)));
  const sweeping = startRepeating(
    () => services.outbox.sweep(),
    services.wire ? SWEEP_EVERY_MS : SWEEP_SELDOM_EVERY_MS,
    failed('sweep events'),
  );

  return {
    ...services,
    isReady: async () => feed.isListening && (await canWork(db)),
    stop: async () => {
      intake.startEnding();
      await services.gathering.finish();
      await Promise.all(repeating.map((each) => each.stop()));
      for (const { isDoneAtEnd, run, what, end } of work) {
        if (isDoneAtEnd) await run().catch(failed(what));
        await end?.().catch(failed(what));
      }
      await sweeping.stop();
      await services.outbox.stop();
      await feed.stop();
      intake.stop();
      await searches.stop();
      await services.stopMatching();
      await services.close();
    },
  };
}

/**
 * What becomes of committed events: each passes here once, those of this process as soon as they are committed, those of
 * others as they are heard. With them it keeps up to date what the process holds of the database.
 */
function openIntake(
  services: OpenServices,
  work: readonly BackgroundWork[],
  { onSignedOut, recheckSessions }: Pick<Options, 'onSignedOut' | 'recheckSessions'>,
) {
  const { hub, log } = services;
  const { deliver, wasDelivered } = createDelivery(hub, topicsOf);
  const index = feedIndex(services);
  /** The data a process keeps of the database, by the event that makes it old. */
  const kept = new Map<string, KeptLoaded>(
    EVERY_NOUN.flatMap(({ keeps }) => (keeps ? [[keeps.until, keeps.open(services)]] : [])),
  );
  let reload: NodeJS.Timeout | undefined;
  let isEnding = false;

  /** @param isOutOfOrder events of other changes may have overtaken it */
  function handleEvent(event: ServerEvent, isOutOfOrder = false): void {
    if (event.event === 'positions.moved') return learnPositions(services, event);
    // They may have signed in again since.
    if (event.event === 'user.signed_out' && isOutOfOrder) return recheckSessions();
    if (event.event === 'user.signed_out') return onSignedOut(event.userId, event.sessionId);
    if (event.event === 'demo.locked') return sayDemoLocked(services);
    const old = kept.get(event.event);
    if (old) return old.reload();
    const isNews = deliver(event, isOutOfOrder);
    if (isNews) rereadUnnamed(services, event);
    const askedBefore = index.take(event, isNews);
    takeDemand(services.demand, event, isNews);
    // The index may have learned something newer by reading.
    if (isOutOfOrder && LEARNED_IN_ORDER.has(event.event)) reloadIndex();
    if (!isNews) return;
    followNews(services, event, askedBefore);
    for (const { take } of work) take?.(event);
  }
  function reloadIndex(): void {
    clearTimeout(reload);
    Promise.all([index.load(), loadDemand(services)]).catch((error: unknown) => {
      if (isEnding) return;
      log.error({ error }, 'could not reload drivers after a gap');
      clearTimeout(reload);
      reload = setTimeout(reloadIndex, RELOAD_AFTER_MS);
    });
  }
  function reread(): void {
    void services.outbox.sweep();
    recheckSessions();
    hub.rereadAll();
    reloadIndex();
    for (const each of kept.values()) each.reload();
  }
  const rereading = atMostEvery(REREAD_EVERY_MS, reread);
  const reindexing = atMostEvery(REREAD_EVERY_MS, reloadIndex);
  function handleGap(missedBy: 'connection' | 'event'): void {
    services.publisher.gaps += 1;
    for (const { restAfterGap } of work) restAfterGap?.();
    if (missedBy === 'event') rereading.call();
    else reread();
  }
  services.publisher.committed = (event: RideEvent, gapsBefore: number) => {
    const isOutOfOrder = services.publisher.gaps !== gapsBefore;
    try {
      handleEvent(event, isOutOfOrder);
      if (isOutOfOrder) reindexing.call();
    } catch (error) {
      // It is committed all the same, and its caller must hear so; every view reads again.
      log.error({ error }, 'could not hand out an event');
      handleGap('event');
    }
  };
  return {
    handleEvent,
    handleGap,
    wasDelivered,
    /** Reads all that is kept. @throws the database's error */
    load: async () => {
      const reading = [...kept.values()].map((each) => each.load());
      await Promise.all([index.load(), loadDemand(services), ...reading]);
    },
    /** From here on a failed reading is not repeated. */
    startEnding: () => {
      isEnding = true;
    },
    stop: () => {
      clearTimeout(reload);
      rereading.stop();
      reindexing.stop();
      for (const each of kept.values()) each.stop();
    },
  };
}

function sayDemoLocked({ clientConfig, log }: OpenServices): void {
  if (clientConfig.demoAccounts.length > 0)
    log.warn(
      'another server without the demo locked the demo accounts of this database: restart to open them',
    );
}
