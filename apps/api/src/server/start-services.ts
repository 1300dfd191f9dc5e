import { canWork } from '../core/can-work.ts';
import { startRepeating } from '../core/repeat.ts';
import { tellBoard, tellDrivers } from '../demand/live-demand.ts';
import { loadDemand, takeDemand } from '../demand/load-demand.ts';
import { suggestToDrivers } from '../demand/suggest-to-drivers.ts';
import { feedIndex } from '../dispatch/feed-index.ts';
import { followNews } from '../dispatch/follow-events.ts';
import { watchApproaches } from '../rides/approach/watch-approaches.ts';
import { watchCompletions } from '../rides/review/watch-completions.ts';
import { watchStuck } from '../rides/stuck/watch-stuck.ts';
import { renewPromises } from '../rides/reservation/renew-promises.ts';
import { tendReservations } from '../rides/reservation/tend-reservations.ts';
import { watchEnding } from '../dispatch/watch-ending.ts';
import { widenOffers } from '../dispatch/widen-offers.ts';
import { learnPositions, movePositions } from '../drivers/move-positions.ts';
import { publishNearbyCars } from '../drivers/nearby-cars.ts';
import { saveHeard } from '../drivers/save-heard.ts';
import { watchPresence } from '../drivers/watch-presence.ts';
import { createDelivery } from '../live/deliver-events.ts';
import { CITY, SURGE } from '../live/topics.ts';
import { EventListener } from '../live/event-listener.ts';
import type { RideEvent, ServerEvent } from '../live/events.ts';
import { reckonSurge } from '../surge/reckon-surge.ts';
import { saveTracks } from '../tracks/save-tracks.ts';
import type { OpenServices } from './open-services.ts';
import { topicsOf } from './router/topics-of.ts';

const WIDEN_EVERY_MS = 1_000;
const MOVE_POSITIONS_EVERY_MS = 500;
const TELL_NEARBY_EVERY_MS = 2_000;
const TELL_DEMAND_EVERY_MS = 15_000;
const TELL_BOARD_DEMAND_EVERY_MS = 5_000;
const SUGGEST_MOVES_EVERY_MS = 30_000;
const SAVE_HEARD_EVERY_MS = 30_000;
const LOOK_FOR_SILENT_EVERY_MS = 5_000;
const LOOK_AFTER_APPROACHES_EVERY_MS = 5_000;
const TEND_RESERVATIONS_EVERY_MS = 2_000;
const RENEW_PROMISES_EVERY_MS = 10_000;
const SAVE_TRACKS_EVERY_MS = 30_000;
const MATCH_DRIVES_EVERY_MS = 30_000;
const EXCHANGE_SPEEDS_EVERY_MS = 120_000;
const LOOK_FOR_STUCK_EVERY_MS = 15_000;
const NOTE_ODD_RIDES_EVERY_MS = 1_000;
const RECKON_SURGE_EVERY_MS = 10_000;
const RELOAD_AFTER_MS = 1_000;

interface Options {
  connectionString: string;
  onSignedOut: (userId: string, sessionId: string | null) => void;
  /** Told when events may have been missed. */
  onGap: () => void;
}

export interface RunningServices extends OpenServices {
  isReady(): Promise<boolean>;
  /** Ends the work in good order, then all connections. */
  stop(): Promise<void>;
}

/**
 * Listens to what is committed, hands it to whoever it concerns, and starts the background work of one process.
 * @throws the database's error when it can't be reached
 */
export async function startServices(
  services: OpenServices,
  { connectionString, onSignedOut, onGap }: Options,
): Promise<RunningServices> {
  const { db, hub, log, tracks, cities, searches, learner, surge, rideTypes } = services;
  const failed = (what: string) => (error: unknown) => log.error({ error }, `could not ${what}`);
  const { deliver, wasDelivered } = createDelivery(hub, topicsOf);
  const index = feedIndex(services);
  const presence = watchPresence(services);
  const approaches = watchApproaches(services);
  const stuck = watchStuck(services);
  const completions = watchCompletions(services);
  const askEnding = watchEnding(services);

  /** Every committed event passes here once: of this process as soon as it is committed, of others as they are heard. */
  function handleEvent(event: ServerEvent): void {
    if (event.event === 'positions.moved') return learnPositions(services, event);
    if (event.event === 'user.signed_out') return onSignedOut(event.userId, event.sessionId);
    if (event.event === 'city.changed') return cities.reload();
    if (event.event === 'surge.changed') return surge.reload();
    if (event.event === 'demo.locked') return sayDemoLocked();
    if (event.event === 'ride_types.changed') return rideTypes.reload();
    const isNews = deliver(event);
    const askedBefore = index.take(event, isNews);
    takeDemand(services.demand, event, isNews);
    if (!isNews) return;
    followNews(services, event, askedBefore);
    completions.take(event);
  }
  function sayDemoLocked(): void {
    if (services.clientConfig.demoAccounts.length > 0)
      log.warn(
        'another server without the demo locked the demo accounts of this database: restart to open them',
      );
  }
  let reload: NodeJS.Timeout | undefined;
  let isStopped = false;
  function reloadIndex(): void {
    clearTimeout(reload);
    Promise.all([index.load(), loadDemand(services)]).catch((error: unknown) => {
      if (isStopped) return;
      log.error({ error }, 'could not reload drivers after a gap');
      clearTimeout(reload);
      reload = setTimeout(reloadIndex, RELOAD_AFTER_MS);
    });
  }
  function handleGap(): void {
    onGap();
    presence.restAfterGap();
    approaches.restAfterGap();
    stuck.restAfterGap();
    hub.rereadAll();
    reloadIndex();
    cities.reload();
    surge.reload();
    rideTypes.reload();
  }
  cities.onChange(() => hub.reread(CITY));
  surge.onChange(() => hub.reread(SURGE));
  services.publisher.committed = (event: RideEvent) => {
    try {
      handleEvent(event);
    } catch (error) {
      // It is committed all the same, and its caller must hear so; everybody reads anew.
      log.error({ error }, 'could not hand out an event');
      handleGap();
    }
  };

  const listener = new EventListener({
    connectionString,
    isKnown: wasDelivered,
    onEvent: handleEvent,
    onGap: handleGap,
    log,
  });
  const exchangeSpeeds = () => learner.exchange().catch(failed('exchange what streets take'));
  cities.onChange(() => void exchangeSpeeds());
  try {
    // Listening comes before reading: what changes in between arrives as an event.
    await listener.start();
    await Promise.all([index.load(), loadDemand(services), cities.load(), surge.load(), rideTypes.load()]);
  } catch (error) {
    await listener.stop();
    await services.close();
    throw error;
  }

  const saveAllTracks = () => tracks.save((additions) => saveTracks(db, additions));
  const work = [
    startRepeating(() => widenOffers(services), WIDEN_EVERY_MS, failed('widen offers')),
    startRepeating(() => movePositions(services), MOVE_POSITIONS_EVERY_MS, failed('send positions')),
    startRepeating(() => publishNearbyCars(services), TELL_NEARBY_EVERY_MS, failed('tell of cars near by')),
    startRepeating(
      () => tellDrivers(services),
      TELL_DEMAND_EVERY_MS,
      failed('tell drivers where riders ask'),
    ),
    startRepeating(() => tellBoard(services), TELL_BOARD_DEMAND_EVERY_MS, failed('tell the board of demand')),
    startRepeating(() => suggestToDrivers(services), SUGGEST_MOVES_EVERY_MS, failed('suggest where to wait')),
    startRepeating(() => saveHeard(services), SAVE_HEARD_EVERY_MS, failed('save who was heard of')),
    startRepeating(() => presence.look(), LOOK_FOR_SILENT_EVERY_MS, failed('look for silent drivers')),
    startRepeating(
      () => approaches.look(),
      LOOK_AFTER_APPROACHES_EVERY_MS,
      failed('look after drivers on their way'),
    ),
    startRepeating(
      async () => {
        await tendReservations(services);
        askEnding.look();
      },
      TEND_RESERVATIONS_EVERY_MS,
      failed('tend reserved rides'),
    ),
    startRepeating(() => renewPromises(services), RENEW_PROMISES_EVERY_MS, failed('renew promised pickups')),
    startRepeating(() => stuck.look(), LOOK_FOR_STUCK_EVERY_MS, failed('look for stuck rides')),
    startRepeating(() => completions.save(), NOTE_ODD_RIDES_EVERY_MS, failed('note odd rides')),
    startRepeating(saveAllTracks, SAVE_TRACKS_EVERY_MS, failed('save tracks')),
    startRepeating(() => learner.matchEnded(), MATCH_DRIVES_EVERY_MS, failed('learn from drives')),
    startRepeating(() => reckonSurge(services), RECKON_SURGE_EVERY_MS, failed('reckon what busy areas cost')),
    startRepeating(exchangeSpeeds, EXCHANGE_SPEEDS_EVERY_MS, failed('exchange what streets take')),
  ];

  return {
    ...services,
    isReady: async () => listener.isListening && (await canWork(db)),
    stop: async () => {
      isStopped = true;
      services.gathering.stop();
      await Promise.all(work.map((job) => job.stop()));
      await completions.save().catch(failed('note odd rides'));
      await saveHeard(services).catch(failed('save who was heard of'));
      await saveAllTracks().catch(failed('save tracks'));
      await exchangeSpeeds();
      await listener.stop();
      clearTimeout(reload);
      cities.stop();
      surge.stop();
      rideTypes.stop();
      await searches.stop();
      await services.stopMatching();
      await services.close();
    },
  };
}
