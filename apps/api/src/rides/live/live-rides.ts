import type {
  BoardChange,
  BoardSnapshot,
  DrivingChange,
  DrivingSnapshot,
  OffersChange,
  OffersSnapshot,
  RiderChange,
  RiderSnapshot,
} from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { listBoardDrivers } from '../../drivers/driver-queries.ts';
import type { LatestPositions } from '../../drivers/latest-positions.ts';
import type { EventHub } from '../../live/event-hub.ts';
import { Live } from '../../live/live-subscription.ts';
import { BOARD, driverTopic, riderTopic } from '../../live/topics.ts';
import { listOffers } from '../reads/offer-queries.ts';
import { findDriverRide, findNextRide, findRiderRide, listBoardRides } from '../reads/ride-queries.ts';
import { findLostDriver } from './lost-driver.ts';
import { boardView, drivingView, offersView, riderView } from './view-events.ts';

interface Deps {
  db: Db;
  hub: EventHub;
  positions: LatestPositions;
}

export const liveRiderRide = (deps: Deps, riderId: string): Live<RiderSnapshot, RiderChange> =>
  new Live({
    hub: deps.hub,
    topic: riderTopic(riderId),
    view: riderView,
    isGathered: true,
    read: async () => {
      const ride = (await findRiderRide(deps.db, riderId)) ?? null;
      const position = (ride?.driver && deps.positions.get(ride.driver.id)) ?? null;
      const lost =
        ride?.status === 'requested' && !ride.next ? await findLostDriver(deps.db, ride.id) : undefined;
      return { ride, position, ...(lost && { lost }) };
    },
  });

export const liveDrivingRide = (
  deps: Pick<Deps, 'db' | 'hub'>,
  driverId: string,
): Live<DrivingSnapshot, DrivingChange> =>
  new Live({
    hub: deps.hub,
    topic: driverTopic(driverId),
    view: drivingView,
    isGathered: true,
    read: async () => {
      const [ride, next] = await Promise.all([
        findDriverRide(deps.db, driverId),
        findNextRide(deps.db, driverId),
      ]);
      return { ride: ride ?? null, ...(next && { next }) };
    },
  });

export const liveOffers = (
  deps: Pick<Deps, 'db' | 'hub'>,
  driverId: string,
): Live<OffersSnapshot, OffersChange> =>
  new Live({
    hub: deps.hub,
    topic: driverTopic(driverId),
    view: offersView,
    read: async () => ({ offers: await listOffers(deps.db, driverId) }),
  });

export const liveBoard = (deps: Deps): Live<BoardSnapshot, BoardChange> =>
  new Live({
    hub: deps.hub,
    topic: BOARD,
    view: boardView,
    isForAll: true,
    read: async () => {
      const [rides, drivers] = await Promise.all([listBoardRides(deps.db), listBoardDrivers(deps)]);
      return { rides, drivers };
    },
  });
