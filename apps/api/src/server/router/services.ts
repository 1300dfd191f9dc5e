import type { Db } from '@ridewire/db';
import type { DemandMemory } from '../../demand/area-demand.ts';
import type { DriverIndex } from '../../drivers/driver-index.ts';
import type { RiderCancellations } from '../../rides/rider-cancellations.ts';
import type { BoardingPlaces } from '../../drivers/boarding-places.ts';
import type { HeardDrivers } from '../../drivers/heard-drivers.ts';
import type { WatchedCells } from '../../drivers/nearby-cars.ts';
import type { Dispatch } from '../../dispatch/open-dispatch.ts';
import type { MediaStore } from '../../media/media-store.ts';
import type { PushSettings } from '../../push/subscribe-push.ts';
import type { WebhookAddresses } from '../../webhooks/is-webhook-address.ts';
import type { SettledEvents } from '../../events/settled-events.ts';
import type { EventHub } from '../../live/event-hub.ts';
import type { LatestPositions } from '../../drivers/latest-positions.ts';
import type { Publisher } from '../../rides/changes/commit-changes.ts';
import type { PairWishes } from '../../wishes/pair-wishes.ts';
import type { RideTypes } from '../../ride-types/follow-ride-types.ts';
import type { Queues } from '../../queues/follow-queues.ts';
import type { CitySearches } from '../../streets/city-search.ts';
import type { StreetChanges } from '../../street-changes/follow-street-changes.ts';
import type { ServiceAreas } from '../../service-areas/follow-service-areas.ts';
import type { SetOff } from '../../rides/set-off.ts';
import type { ChangeRide } from '../../rides/changes/change-ride.ts';
import type { ClientConfig } from '../../core/client-config.ts';
import type { RideClearer } from '../../users/clear-rides-job.ts';
import type { RideTracks } from '../../tracks/ride-tracks.ts';
import type { Geocoder } from '../../places/ask-geocoder.ts';
import type { Limits } from '../../core/limits.ts';
import type { FactorDemand } from '../../core/factor-demand.ts';
import type { RefusedTries } from '../../core/refused-tries.ts';
import type { PersonalData } from '../../personal-data/personal-data.ts';
import type { CurrentCity } from '../../streets/current-city.ts';
import type { DriveRecorder } from '../../streets/drive-recorder.ts';
import type { ScheduledLeads } from '../../scheduled/scheduled-leads.ts';
import type { SurgePrices } from '../../surge/surge-prices.ts';
import type { WayFinder } from '../../streets/way-finder.ts';
import type { PinHours } from '../../rides/pin/is-pin-hour.ts';
import type { Log } from '../../core/log.ts';
import type { TokenKeys } from '../../core/token-keys.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import type { FollowedCity } from '../../streets/current-city.ts';
import type { SpeedLearner } from '../../streets/learn-from-drives.ts';
import type { FollowedSurge } from '../../surge/surge-prices.ts';
import type { FollowedRideTypes } from '../../ride-types/follow-ride-types.ts';
import type { FollowedServiceAreas } from '../../service-areas/follow-service-areas.ts';
import type { FollowedQueues } from '../../queues/follow-queues.ts';
import type { FollowedStreetChanges } from '../../street-changes/follow-street-changes.ts';
import type { EventOutbox } from '../../live/event-outbox.ts';
import type { NatsWire } from '../../live/nats-wire.ts';

/** Everything one process works with. No verb takes all of it: its `deps` name the parts it needs. */
export interface Services extends Dispatch {
  publisher: Publisher;
  db: Db;
  /** For statements that change rides: no lock is waited for longer than half a second, and nothing else delays them. */
  ridesDb: Db;
  /** For large reads: admins' lists, searches, reports and exports never keep a ride waiting for a connection. */
  adminDb: Db;
  /** For people's own large reads: searches in their rides, their data as a file. They never keep the desk waiting. */
  personalDb: Db;
  log: Log;
  hub: EventHub;
  positions: LatestPositions;
  heard: HeardDrivers;
  boarding: BoardingPlaces;
  /** The paths of cars with a ride. */
  tracks: RideTracks;
  /** Their present drives, to learn how fast streets are. */
  drives: DriveRecorder;
  drivers: DriverIndex;
  /** The squares where riders look for idle cars. */
  nearby: WatchedCells;
  /** The present demand by area. */
  demand: DemandMemory;
  cancellations: RiderCancellations;
  /** The wishes of riders and drivers about each other. */
  wishes: PairWishes;
  changeRide: ChangeRide;
  setOff: SetOff;
  clearRides: RideClearer;
  /** What each noun keeps of a person: in the order of the file, and of the removal. */
  personalData: readonly PersonalData[];
  /** Routes by car, in the city in use. */
  ways: WayFinder;
  /** The city in use. */
  cities: CurrentCity;
  /** How long before their time scheduled rides are requested. */
  scheduledLeads: ScheduledLeads;
  /** The surge by area. */
  surge: SurgePrices;
  rideTypes: RideTypes;
  queues: Queues;
  serviceAreas: ServiceAreas;
  streetChanges: StreetChanges;
  /** The searches in the streets of the city in use. */
  searches: CitySearches;
  limits: Limits;
  /** Failed sign-ins and refused calls, until they are saved. */
  refusedTries: RefusedTries;
  /** Whether admins must have a second factor. */
  factorDemand: FactorDemand;
  /** Uploaded pictures. */
  media: MediaStore;
  /** The key that signs tokens; the same in all processes of a database. */
  serverKey: Buffer;
  /** Second factors are sealed with it. */
  factorKey: Buffer;
  tokenKeys: TokenKeys;
  /** How devices are told while the app is closed. */
  push: PushSettings;
  /** How far the log of ride events is settled. */
  settledEvents: SettledEvents;
  /** Where webhooks may lead. */
  webhookAddresses: WebhookAddresses;
  /** The product's address for people: http(s)://host, without a slash at the end. */
  publicUrl: string;
  /** IANA name of the city's time zone: where its days begin. */
  timeZone: string;
  /** When every ride begins with a PIN; null for never. */
  pinHours: PinHours | null;
  clientConfig: ClientConfig;
  /** Asked for places we don't know; null where no setting names one. */
  geocoder: Geocoder | null;
  /** What a sandbox has besides; null in every other server. */
  sandbox: Sandbox | null;
}

/** The same, with what only the server itself uses. */
export interface OpenServices extends Services {
  /** How long a key signs before the next one is made, in days; 0 for ever. */
  tokenKeyDays: number;
  /** The city in use; none before startServices has loaded it. */
  cities: FollowedCity;
  /** The searches in its streets. */
  searches: CitySearches;
  learner: SpeedLearner;
  /** The usual price everywhere before startServices has read it. */
  surge: FollowedSurge;
  /** None before startServices has read them. */
  rideTypes: FollowedRideTypes;
  /** None before startServices has read them. */
  serviceAreas: FollowedServiceAreas;
  /** None before startServices has read them. */
  queues: FollowedQueues;
  /** None before startServices has read them. */
  streetChanges: FollowedStreetChanges;
  outbox: EventOutbox;
  /** Null without NATS_URL. */
  wire: NatsWire | null;
  /** Ends all connections to the database. */
  close(): Promise<void>;
}
