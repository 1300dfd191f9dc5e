import type {
  BoardChange,
  BoardSnapshot,
  DrivingChange,
  DrivingSnapshot,
  OffersChange,
  OffersSnapshot,
  RiderChange,
  RiderSnapshot,
  RidesChange,
  ReviewsChange,
  ReviewsSnapshot,
  StuckRidesChange,
  StuckRidesSnapshot,
} from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { listBoardDrivers } from '../../drivers/driver-queries.ts';
import type { LatestPositions } from '../../drivers/latest-positions.ts';
import type { EventHub, View } from '../../live/event-hub.ts';
import { isRideEvent } from '../../live/events.ts';
import { Live, liveChanges } from '../../live/live-subscription.ts';
import { BOARD, driverTopic, riderTopic } from '../../live/topics.ts';
import { STUCK } from '../desk-events.ts';
import { listOffers } from '../reads/offer-queries.ts';
import { findDriverRide, findNextRide, findRiderRide, listBoardRides } from '../reads/ride-queries.ts';
import { countOpenReviews, listReviews } from '../review/review-queries.ts';
import { listStuckRides } from '../stuck/stuck-queries.ts';
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

const changesView: View<RidesChange> = (event) => {
  if (isRideEvent(event)) return { rideId: event.ride.id };
  return event.event === 'offer.declined' || event.event === 'review.changed'
    ? { rideId: event.rideId }
    : undefined;
};

export const liveRideChanges = ({ hub }: Pick<Deps, 'hub'>) => liveChanges(hub, BOARD, changesView);

const stuckView: View<StuckRidesChange> = ({ event }) => (event === 'stuck.changed' ? 'reread' : undefined);

export const liveStuckRides = ({
  db,
  hub,
}: Pick<Deps, 'db' | 'hub'>): Live<StuckRidesSnapshot, StuckRidesChange> =>
  new Live({
    hub,
    topic: STUCK,
    view: stuckView,
    isForAll: true,
    read: async () => ({ rides: await listStuckRides(db) }),
  });

const reviewsView: View<ReviewsChange> = ({ event }) => (event === 'review.changed' ? 'reread' : undefined);

export const liveReviews = ({ db, hub }: Pick<Deps, 'db' | 'hub'>): Live<ReviewsSnapshot, ReviewsChange> =>
  new Live({
    hub,
    topic: BOARD,
    view: reviewsView,
    isForAll: true,
    read: async () => {
      const [rides, openCount] = await Promise.all([listReviews(db), countOpenReviews(db)]);
      return { rides, openCount };
    },
  });
