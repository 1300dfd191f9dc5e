import type { Db } from '@ridewire/db';
import type { DemandMemory } from '../../demand/area-demand.ts';
import type { DriverIndex } from '../../drivers/driver-index.ts';
import type { RiderCancellations } from '../../rides/rider-cancellations.ts';
import type { BoardingPlaces } from '../../drivers/boarding-places.ts';
import type { HeardDrivers } from '../../drivers/heard-drivers.ts';
import type { WatchedCells } from '../../drivers/nearby-cars.ts';
import type { Dispatch } from '../../dispatch/open-dispatch.ts';
import type { MediaStore } from '../../media/media-store.ts';
import type { EventHub } from '../../live/event-hub.ts';
import type { LatestPositions } from '../../drivers/latest-positions.ts';
import type { Publisher } from '../../rides/changes/commit-changes.ts';
import type { PairWishes } from '../../wishes/pair-wishes.ts';
import type { RideTypes } from '../../ride-types/follow-ride-types.ts';
import type { SetOff } from '../../rides/set-off.ts';
import type { ChangeRide } from '../../rides/changes/change-ride.ts';
import type { ClientConfig } from '../../core/client-config.ts';
import type { RideClearer } from '../../users/clear-rides-job.ts';
import type { RideTracks } from '../../tracks/ride-tracks.ts';
import type { Geocoder } from '../../places/ask-geocoder.ts';
import type { Limits } from '../../core/limits.ts';
import type { RefusedTries } from '../../core/refused-tries.ts';
import type { CurrentCity } from '../../streets/current-city.ts';
import type { DriveRecorder } from '../../streets/drive-recorder.ts';
import type { SurgePrices } from '../../surge/surge-prices.ts';
import type { WayFinder } from '../../streets/way-finder.ts';
import type { Log } from '../../core/log.ts';

/** All that one process works with. Nobody takes it whole: each verb says in its `deps` what it needs of it. */
export interface Services extends Dispatch {
  publisher: Publisher;
  db: Db;
  /** For statements that change rides: no lock is waited for longer than half a second, and nothing else keeps them waiting. */
  ridesDb: Db;
  /** For what reads much: admins' lists, searches, reports and exports never keep a ride waiting for a connection. */
  adminDb: Db;
  /** For what people read much of their own: searches in their rides, their data as a file. It never keeps the desk waiting. */
  personalDb: Db;
  log: Log;
  hub: EventHub;
  positions: LatestPositions;
  heard: HeardDrivers;
  boarding: BoardingPlaces;
  /** Where cars with a ride went. */
  tracks: RideTracks;
  /** Where they are driving just now, to learn how fast streets are. */
  drives: DriveRecorder;
  drivers: DriverIndex;
  /** Where riders look for idle cars. */
  nearby: WatchedCells;
  /** What riders ask for where. */
  demand: DemandMemory;
  cancellations: RiderCancellations;
  /** What riders and drivers want of each other. */
  wishes: PairWishes;
  changeRide: ChangeRide;
  setOff: SetOff;
  clearRides: RideClearer;
  /** Ways by car, in the city whose streets are known. */
  ways: WayFinder;
  /** How fast cars are there. */
  /** Which city is in use. */
  cities: CurrentCity;
  /** What busy areas cost. */
  surge: SurgePrices;
  rideTypes: RideTypes;
  limits: Limits;
  /** Failed sign-ins and refused rights, until they are saved. */
  refusedTries: RefusedTries;
  /** Uploaded pictures. */
  media: MediaStore;
  /** What tokens are signed with; the same in all processes of a database. */
  serverKey: Buffer;
  /** Where people reach the product: http(s)://host, no slash at the end. */
  publicUrl: string;
  /** IANA name of the city's time zone: where its days begin. */
  timeZone: string;
  clientConfig: ClientConfig;
  /** Asked for places that ours doesn't know; null where no setting names one. */
  geocoder: Geocoder | null;
}
