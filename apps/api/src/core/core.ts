import type { Db } from '@ridewire/db';
import type { DriverIndex } from '../dispatch/driver-index.ts';
import type { HastyRiders } from '../dispatch/hasty-riders.ts';
import type { RideOfferer } from '../dispatch/offer-rides.ts';
import type { HeardDrivers } from '../drivers/heard-drivers.ts';
import type { WatchedCells } from '../drivers/nearby-cars.ts';
import type { WaitingRides } from '../dispatch/waiting-rides.ts';
import type { MediaStore } from '../media/media-store.ts';
import type { EventHub } from '../realtime/event-hub.ts';
import type { LatestPositions } from '../realtime/latest-positions.ts';
import type { Publisher } from '../rides/commit-rides.ts';
import type { RideMover } from '../rides/move-ride.ts';
import type { RideMaker } from '../rides/insert-ride.ts';
import type { RideRetyper } from '../rides/retype-ride.ts';
import type { ClientConfig } from '../system/system.router.ts';
import type { RideTracks } from '../tracks/ride-tracks.ts';
import type { Limits } from './limits.ts';
import type { Log } from './log.ts';

/** What the verbs work with: one a process. */
export interface Core {
  publisher: Publisher;
  db: Db;
  /** For statements that change rides: no lock is waited for longer than half a second, and nothing else keeps them waiting. */
  ridesDb: Db;
  /** For what reads much: admins' lists, searches, reports and exports never keep a ride waiting for a connection. */
  deskDb: Db;
  /** For what people read much of their own: searches in their rides, their data as a file. It never keeps the desk waiting. */
  ownDb: Db;
  log: Log;
  hub: EventHub;
  positions: LatestPositions;
  heard: HeardDrivers;
  /** Where cars with a ride went. */
  tracks: RideTracks;
  drivers: DriverIndex;
  /** Where riders look for idle cars. */
  nearby: WatchedCells;
  waiting: WaitingRides;
  hasty: HastyRiders;
  moveRide: RideMover;
  insertRide: RideMaker;
  offerRide: RideOfferer;
  retypeRide: RideRetyper;
  limits: Limits;
  /** Uploaded pictures. */
  media: MediaStore;
  /** What tokens are signed with; the same in all processes of a database. */
  serverKey: Buffer;
  /** Where people reach the product: http(s)://host, no slash at the end. */
  publicUrl: string;
  /** IANA name of the city's time zone: where its days begin. */
  timeZone: string;
  clientConfig: ClientConfig;
}
