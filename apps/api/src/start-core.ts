import { randomUUID } from 'node:crypto';
import { openDb } from '@ridewire/db';
import type { Core } from './core/core.ts';
import { createLimits } from './core/limits.ts';
import type { Log } from './core/log.ts';
import { loadServerKey } from './core/server-key.ts';
import { DriverIndex } from './dispatch/driver-index.ts';
import { HastyRiders } from './dispatch/hasty-riders.ts';
import { feedIndex } from './dispatch/feed-index.ts';
import { followNews } from './dispatch/follow-events.ts';
import { createRideOfferer } from './dispatch/offer-rides.ts';
import { WaitingRides } from './dispatch/waiting-rides.ts';
import { widenOffers } from './dispatch/widen-offers.ts';
import { startRepeating } from './core/repeat.ts';
import { learnPositions, movePositions } from './drivers/move-positions.ts';
import { HeardDrivers } from './drivers/heard-drivers.ts';
import { tellNearby } from './drivers/nearby-cars.ts';
import { saveHeard } from './drivers/save-heard.ts';
import { watchPresence } from './drivers/watch-presence.ts';
import { keepTimeZone } from './figures/keep-time-zone.ts';
import type { MediaStore } from './media/media-store.ts';
import { createDelivery } from './realtime/deliver-events.ts';
import { EventHub } from './realtime/event-hub.ts';
import { EventListener } from './realtime/event-listener.ts';
import { LatestPositions } from './realtime/latest-positions.ts';
import type { RideEvent, ServerEvent } from './realtime/server-events.ts';
import { createRideMaker } from './rides/insert-ride.ts';
import { createRideMover } from './rides/move-ride.ts';
import { createRideRetyper } from './rides/retype-ride.ts';
import { RideTracks } from './tracks/ride-tracks.ts';
import { saveTracks } from './tracks/save-tracks.ts';
import type { ClientConfig } from './system/system.router.ts';

const WIDEN_EVERY_MS = 1_000;
const MOVE_POSITIONS_EVERY_MS = 500;
const TELL_NEARBY_EVERY_MS = 2_000;
const SAVE_HEARD_EVERY_MS = 30_000;
const LOOK_FOR_SILENT_EVERY_MS = 5_000;
const SAVE_TRACKS_EVERY_MS = 30_000;
const RELOAD_AFTER_MS = 1_000;
/** Whatever takes longer hangs: everybody's changes of rides wait behind it. */
const STATEMENT_TIMEOUT_MS = 10_000;
/** Changes of rides travel in batches, and what is tried alone goes beside them. */
const RIDES_CONNECTIONS = 6;
/** Whoever holds a ride for longer keeps it, but nobody else's: its next change is refused. */
const LOCK_TIMEOUT_MS = 500;
/** So many of the desk's searches, reports and exports read at once; the next ones wait for each other. */
const DESK_CONNECTIONS = 4;
/** The same for what people search and save of their own. */
const OWN_CONNECTIONS = 3;

interface Options {
  connectionString: string;
  clientConfig: ClientConfig;
  publicUrl: string;
  media: MediaStore;
  log: Log;
  /** How long a change of a ride waits for whoever holds its row. */
  lockTimeoutMs?: number;
  onSignedOut: (userId: string, sessionId: string | null) => void;
  /** Told when events may have been missed. */
  onGap: () => void;
}

export interface RunningCore extends Core {
  isReady(): Promise<boolean>;
  stop(): Promise<void>;
}

/** Opens the database, listens, and starts the background work of one process. */
export async function startCore(options: Options): Promise<RunningCore> {
  const { connectionString, clientConfig, log } = options;
  const poolOptions = {
    timeoutMs: STATEMENT_TIMEOUT_MS,
    onError: (error: Error) => log.warn({ reason: error.message }, 'an idle database connection broke'),
  };
  const db = openDb(connectionString, poolOptions);
  const ridesDb = openDb(connectionString, {
    ...poolOptions,
    maxConnections: RIDES_CONNECTIONS,
    lockTimeoutMs: options.lockTimeoutMs ?? LOCK_TIMEOUT_MS,
    staysOpen: true,
  });
  const deskDb = openDb(connectionString, { ...poolOptions, maxConnections: DESK_CONNECTIONS });
  const ownDb = openDb(connectionString, { ...poolOptions, maxConnections: OWN_CONNECTIONS });
  const closeDatabase = () => Promise.all([db.close(), ridesDb.close(), deskDb.close(), ownDb.close()]);
  const [serverKey] = await Promise.all([
    loadServerKey(db),
    keepTimeZone(connectionString, clientConfig.timeZone),
  ]).catch(async (error: unknown) => {
    await closeDatabase();
    throw error;
  });
  const hub = new EventHub();
  const { deliver, wasDelivered } = createDelivery(hub);
  const onEvent = (event: ServerEvent) => {
    if (event.event === 'positions.moved') return learnPositions(core, event);
    if (event.event === 'user.signed_out') return options.onSignedOut(event.userId, event.sessionId);
    const isNews = deliver(event);
    index.take(event, isNews);
    if (isNews) followNews(core, event);
  };
  let reload: NodeJS.Timeout | undefined;
  const loadIndex = () => {
    clearTimeout(reload);
    index.load().catch((error: unknown) => {
      log.error({ error }, 'could not reload drivers after a gap');
      clearTimeout(reload);
      reload = setTimeout(loadIndex, RELOAD_AFTER_MS);
    });
  };
  const onGap = () => {
    options.onGap();
    presence.restAfterGap();
    hub.rereadAll();
    loadIndex();
  };
  const publisher = {
    processId: randomUUID(),
    committed: (event: RideEvent) => {
      try {
        onEvent(event);
      } catch (error) {
        // It is committed all the same, and its caller must hear so; everybody reads anew.
        log.error({ error }, 'could not hand out an event');
        onGap();
      }
    },
  };
  const core: Core = {
    db,
    ridesDb,
    deskDb,
    ownDb,
    log,
    clientConfig,
    timeZone: clientConfig.timeZone,
    hub,
    publisher,
    positions: new LatestPositions(),
    heard: new HeardDrivers(),
    tracks: new RideTracks(),
    drivers: new DriverIndex(),
    nearby: new Map(),
    waiting: new WaitingRides(),
    hasty: new HastyRiders(),
    moveRide: createRideMover(ridesDb, publisher),
    insertRide: createRideMaker(ridesDb, publisher),
    offerRide: createRideOfferer(ridesDb, publisher),
    retypeRide: createRideRetyper(ridesDb, publisher),
    limits: createLimits(db),
    serverKey,
    publicUrl: options.publicUrl,
    media: options.media,
  };
  const index = feedIndex(core);
  const presence = watchPresence(core);

  const listener = new EventListener({ connectionString, isKnown: wasDelivered, onEvent, onGap, log });
  try {
    // Listening comes before reading: what changes in between arrives as an event.
    await listener.start();
    await index.load();
  } catch (error) {
    await listener.stop();
    await closeDatabase();
    throw error;
  }

  const failed = (what: string) => (error: unknown) => log.error({ error }, `could not ${what}`);
  const saveAllTracks = () => core.tracks.save((additions) => saveTracks(db, additions));
  const work = [
    startRepeating(() => widenOffers(core), WIDEN_EVERY_MS, failed('widen offers')),
    startRepeating(() => movePositions(core), MOVE_POSITIONS_EVERY_MS, failed('send positions')),
    startRepeating(() => tellNearby(core), TELL_NEARBY_EVERY_MS, failed('tell of cars near by')),
    startRepeating(() => saveHeard(core), SAVE_HEARD_EVERY_MS, failed('save who was heard of')),
    startRepeating(() => presence.look(), LOOK_FOR_SILENT_EVERY_MS, failed('look for silent drivers')),
    startRepeating(saveAllTracks, SAVE_TRACKS_EVERY_MS, failed('save tracks')),
  ];

  return {
    ...core,
    isReady: async () =>
      listener.isListening &&
      (await db.pool.query('select 1').then(
        () => true,
        () => false,
      )),
    stop: async () => {
      await Promise.all(work.map((job) => job.stop()));
      await saveHeard(core).catch(failed('save who was heard of'));
      await saveAllTracks().catch(failed('save tracks'));
      await listener.stop();
      clearTimeout(reload);
      await closeDatabase();
    },
  };
}
