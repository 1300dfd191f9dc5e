import type { PinHours } from '../rides/pin/is-pin-hour.ts';
import { createHash, randomUUID } from 'node:crypto';
import type { Db } from '@ridewire/db';
import { USUAL_WEIGHTS } from '@ridewire/dispatch';
import type { SetConfig } from '../core/client-config.ts';
import { createFactorDemand } from '../core/factor-demand.ts';
import { createLimits } from '../core/limits.ts';
import type { Log } from '../core/log.ts';
import { RefusedTries } from '../core/refused-tries.ts';
import { loadFactorKey, loadServerKey, loadWireKey } from '../core/server-key.ts';
import { loadTokenKeys } from '../core/token-keys.ts';
import { openDemand } from '../demand/area-demand.ts';
import { openDispatch } from '../dispatch/open-dispatch.ts';
import { BoardingPlaces } from '../drivers/boarding-places.ts';
import { DriverIndex } from '../drivers/driver-index.ts';
import { HeardDrivers } from '../drivers/heard-drivers.ts';
import { LatestPositions } from '../drivers/latest-positions.ts';
import { keepPhones } from '../rides/keep-phones.ts';
import { keepTimeZone } from '../figures/keep-time-zone.ts';
import { EventHub } from '../live/event-hub.ts';
import { EventOutbox } from '../live/event-outbox.ts';
import { NatsWire } from '../live/nats-wire.ts';
import { tellThrough } from '../live/outbox.ts';
import type { MediaStore } from '../media/media-store.ts';
import { KNOWN_PUSH_HOSTS } from '../core/push-hosts.ts';
import { loadPushKeys } from '../push/push-keys.ts';
import { clearRidesNow } from '../rides/desk/clear-rides.ts';
import { releaseBarredNow } from '../scheduled/release-barred.ts';
import { followRideTypes, withRideTypes } from '../ride-types/follow-ride-types.ts';
import type { Publisher } from '../rides/changes/commit-changes.ts';
import { RiderCancellations } from '../rides/rider-cancellations.ts';
import { createGeocoder } from '../places/ask-geocoder.ts';
import { createChangeRide } from '../rides/changes/change-ride.ts';
import { createSetOff } from '../rides/set-off.ts';
import { createOsrm } from '../streets/ask-osrm.ts';
import { followCity } from '../streets/current-city.ts';
import { followPickupArea } from '../streets/follow-pickup-area.ts';
import { followSearches } from '../streets/city-search.ts';
import { createDriveRecorder } from '../streets/drive-recorder.ts';
import { createSpeedLearner } from '../streets/learn-from-drives.ts';
import { createWayFinder } from '../streets/way-finder.ts';
import { RideTracks } from '../tracks/ride-tracks.ts';
import { SESSION_DAYS } from '../sessions/session-queries.ts';
import { PairWishes } from '../wishes/pair-wishes.ts';
import { followQueues } from '../queues/follow-queues.ts';
import { followStreetChanges } from '../street-changes/follow-street-changes.ts';
import { followServiceAreas } from '../service-areas/follow-service-areas.ts';
import { createScheduledLeads } from '../scheduled/scheduled-leads.ts';
import { followSurge } from '../surge/surge-prices.ts';
import type { WebhookAddresses } from '../webhooks/is-webhook-address.ts';
import { createSettledEvents } from '../events/settled-events.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { EVERY_NOUN } from './nouns.ts';
import { openDatabases } from './open-databases.ts';
import type { OpenServices } from './router/services.ts';

/** Where nothing counts as late. */
const AN_HOUR_MS = 3_600_000;
interface Options {
  connectionString: string;
  clientConfig: SetConfig;
  publicUrl: string;
  media: MediaStore;
  log: Log;
  /** NATS_URL. */
  natsUrl?: string | undefined;
  /** GEOCODER_URL. */
  geocoderUrl?: string | undefined;
  /** ROUTING_URL. */
  routingUrl?: string | undefined;
  /** DISPATCH_FAIRNESS. */
  fairness?: number | undefined;
  /** TOKEN_KEY_DAYS; one key for good unless given. */
  tokenKeyDays?: number | undefined;
  /** PIN_HOURS. */
  pinHours?: PinHours | undefined;
  /** PHONES. */
  hidesPhones?: boolean | undefined;
  /** PUSH_HOSTS. */
  pushHosts?: readonly string[] | undefined;
  /** ADMIN_SECOND_FACTOR. */
  demandsFactorOfAdmins?: boolean | undefined;
  /** WEBHOOK_ADDRESSES. */
  webhookAddresses?: WebhookAddresses | undefined;
  /** Makes it a sandbox’s. */
  sandbox?: Sandbox | undefined;
  /** How long a change of a ride waits for the lock of its row. */
  lockTimeoutMs?: number;
  /** How long any statement may take, waiting included. */
  statementTimeoutMs?: number;
}

/**
 * Opens the services one process works with. Nothing runs yet, and committed events reach no one before `startServices`
 * listens.
 * @throws the database's error when it can't be reached
 */
export async function openServices(options: Options): Promise<OpenServices> {
  const { connectionString, log } = options;
  const { db, ridesDb, together, adminDb, personalDb, close } = openDatabases(options);
  const [keys, pushKeys, subject] = await Promise.all([
    loadKeys(db),
    loadPushKeys(db),
    options.natsUrl ? loadSubject(db) : '',
    keepTimeZone(connectionString, options.clientConfig.timeZone).then(() =>
      keepPhones(db, options.hidesPhones ?? false),
    ),
    // So that the first ride finds a connection ready.
    together.pool.connect().then((connection) => connection.release()),
  ]).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const cities = followCity({ db, log });
  const rideTypes = followRideTypes({ db, log });
  const clientConfig = withRideTypes(followPickupArea(options.clientConfig, cities), rideTypes);
  const wire = options.natsUrl ? new NatsWire({ url: options.natsUrl, subject, log }) : null;
  const outbox = new EventOutbox({ db, wire, log });
  if (wire) tellThrough(outbox, db, ridesDb, adminDb, personalDb);
  const publisher: Publisher = {
    ...{ processId: randomUUID(), gaps: 0, committed: () => {} },
    outbox: wire ? outbox : undefined,
  };
  const drivers = new DriverIndex();
  const [cancellations, wishes] = [new RiderCancellations(), new PairWishes()];
  const rest = options.sandbox?.rest;
  const changeRide = createChangeRide({ together, alone: ridesDb }, publisher, rest && AN_HOUR_MS);
  const drives = createDriveRecorder();
  const searches = followSearches(cities, { timeZone: clientConfig.timeZone, log });
  const ways = createWayFinder({
    current: () => searches.current(),
    other: options.routingUrl ? createOsrm(options.routingUrl, log) : null,
    log,
  });
  const surge = followSurge({ db, log });
  const queues = followQueues({ db, log });
  const weights = { fairness: options.fairness ?? USUAL_WEIGHTS.fairness };
  return {
    db,
    ridesDb,
    adminDb,
    personalDb,
    log,
    clientConfig,
    cities,
    timeZone: clientConfig.timeZone,
    pinHours: options.pinHours ?? null,
    hub: new EventHub(),
    outbox,
    wire,
    publisher,
    positions: new LatestPositions(),
    heard: new HeardDrivers(),
    boarding: new BoardingPlaces(),
    tracks: new RideTracks(),
    drivers,
    nearby: new Map(),
    demand: openDemand(),
    ...openDispatch({
      ...{ db, log, drivers, ways, cancellations, wishes, rideTypes, changeRide, weights },
      queues,
      rest,
    }),
    cancellations,
    wishes,
    changeRide,
    setOff: createSetOff({ changeRide, log }),
    surge,
    scheduledLeads: createScheduledLeads({ drivers, surge, rideTypes, ways }),
    rideTypes,
    serviceAreas: followServiceAreas({ db, log }),
    streetChanges: followStreetChanges({ db, searches, log }),
    queues,
    searches,
    drives,
    learner: createSpeedLearner({ db, log, drives, searches }),
    ways,
    geocoder: options.geocoderUrl ? createGeocoder(options.geocoderUrl, log) : null,
    clearRides: async (job) => {
      await clearRidesNow({ db, changeRide, log }, job);
      await releaseBarredNow({ db, log, timeZone: clientConfig.timeZone });
    },
    personalData: EVERY_NOUN.flatMap(({ personalData }) => personalData ?? []),
    limits: createLimits(db),
    refusedTries: new RefusedTries(),
    factorDemand: createFactorDemand(db, options.demandsFactorOfAdmins ?? false),
    ...keys,
    tokenKeyDays: options.tokenKeyDays ?? 0,
    push: { keys: pushKeys, hosts: options.pushHosts ?? KNOWN_PUSH_HOSTS.split(',') },
    settledEvents: createSettledEvents(db),
    webhookAddresses: options.webhookAddresses ?? 'public',
    publicUrl: options.publicUrl,
    media: options.media,
    sandbox: options.sandbox ?? null,
    close,
  };
}

async function loadKeys(db: Db) {
  const [serverKey, factorKey, tokenKeys] = await Promise.all([
    loadServerKey(db),
    loadFactorKey(db),
    loadTokenKeys(db, { validDays: SESSION_DAYS }),
  ]);
  return { serverKey, factorKey, tokenKeys };
}

/**
 * The subject of this database. Several may share a NATS server, copies too, whose keys are the same. Without the key,
 * nobody can guess it.
 */
async function loadSubject(db: Db): Promise<string> {
  const key = await loadWireKey(db);
  const { rows } = await db.pool.query<{ id: string }>(
    `select system_identifier || ' ' || current_database() as id from pg_control_system()`,
  );
  const hash = createHash('sha256').update(key).update(String(rows[0]?.id));
  return `ridewire.${hash.digest('hex').slice(0, 32)}`;
}
