import type { TRPCMutationProcedure } from '@trpc/server';
import type { z } from 'zod';
import type { ClientConfig } from '../core/client-config.ts';
import type { Db } from '@ridewire/db';
import type { RiderCancellations } from './rider-cancellations.ts';
import type { RideTypes } from '../ride-types/follow-ride-types.ts';
import type { FirstDriversChooser } from './changes/request.ts';
import type { ChangeDeps } from './changes/change-ride.ts';
import type { DriverIndex } from '../drivers/driver-index.ts';
import type { Log } from '../core/log.ts';
import type { LatestPositions } from '../drivers/latest-positions.ts';
import type { Publisher } from './changes/commit-changes.ts';
import type { EventHub } from '../live/event-hub.ts';
import type { RideTracks } from '../tracks/ride-tracks.ts';
import {
  AcceptRideInput,
  AdvanceRideInput,
  AssignRideInput,
  CancelRideInput,
  ChangeRouteInput,
  ChangeTypeInput,
  DeleteRideInput,
  FinishedRidesInput,
  HistoryInput,
  ListRidesInput,
  MoveOwnRideInput,
  OwnPinInput,
  NearbyCarsInput,
  QuoteRideInput,
  QuoteRouteInput,
  ReassignRideInput,
  RefundRideInput,
  RequestRideInput,
  RideInput,
  SetRideStatusInput,
  TakeStuckInput,
  UserIdInput,
  type DriverRide,
} from '@ridewire/contracts';
import { liveNearbyCars, type WatchedCells } from '../drivers/nearby-cars.ts';
import {
  adminProcedure,
  deskProcedure,
  driverProcedure,
  procedureFor,
  provenAdminProcedure,
  riderProcedure,
  router,
  type ProcedureMeta,
  userProcedure,
} from '../procedures/procedures.ts';
import { liveTrack } from './live/live-track.ts';
import { acceptRide } from './accept-ride.ts';
import { advanceRide } from './advance-ride.ts';
import { assignRide } from './desk/assign-ride.ts';
import { cancelRide } from './cancel-ride.ts';
import { changeType } from './change-type.ts';
import { DRIVER_SAYS, type DriverSaying, type Saying } from './driver-says.ts';
import { declineRide } from './decline-ride.ts';
import { deleteRide } from './desk/delete-ride.ts';
import { listFinishedRides, listRides } from './desk/list-rides.ts';
import { liveRideChanges } from './live/live-ride-changes.ts';
import { liveRide } from './live/live-ride.ts';
import { liveBoard, liveDrivingRide, liveOffers, liveRiderRide } from './live/live-rides.ts';
import { listRidesOf } from './desk/list-rides-of.ts';
import { moveOwnRide } from './move-own-ride.ts';
import { listOtherTypes } from './prices/other-types.ts';
import { quoteRide } from './prices/quote-ride.ts';
import type { Limits } from '../core/limits.ts';
import { getOwnPin } from './pin/own-pin.ts';
import type { PinHours } from './pin/is-pin-hour.ts';
import { reassignRide } from './desk/reassign-ride.ts';
import { refundRide } from './desk/refund-ride.ts';
import { requestRide } from './request-ride.ts';
import type { WayFinder } from '../streets/way-finder.ts';
import type { Queues } from '../queues/follow-queues.ts';
import type { ServiceAreas } from '../service-areas/follow-service-areas.ts';
import type { SurgePrices } from '../surge/surge-prices.ts';
import { findOwnRide, getRide, listOpenRides } from './reads/ride-detail-queries.ts';
import { listDriverHistory, listRiderHistory } from './reads/ride-queries.ts';
import { getRideStory } from './desk/ride-story-queries.ts';
import { setRideStatus } from './desk/set-ride-status.ts';
import { liveReviews } from './review/live-reviews.ts';
import { reviewRide } from './review/review-ride.ts';
import { liveStuckRides } from './stuck/live-stuck.ts';
import { changeRoute, quoteRoute } from './stops/change-route.ts';
import { takeStuckRide } from './stuck/take-stuck-ride.ts';
import type { TokenKeys } from '../core/token-keys.ts';

interface Deps extends ChangeDeps {
  ridesDb: Db;
  adminDb: Db;
  log: Log;
  hub: EventHub;
  positions: LatestPositions;
  tracks: RideTracks;
  drivers: DriverIndex;
  nearby: WatchedCells;
  cancellations: RiderCancellations;
  chooseFirstDrivers: FirstDriversChooser;
  publisher: Publisher;
  clientConfig: ClientConfig;
  serverKey: Buffer;
  tokenKeys: TokenKeys;
  timeZone: string;
  pinHours: PinHours | null;
  limits: Limits;
  ways: WayFinder;
  surge: SurgePrices;
  rideTypes: RideTypes;
  serviceAreas: ServiceAreas;
  queues: Queues;
}

type Sayings = {
  [Name in DriverSaying]: TRPCMutationProcedure<{
    input: z.input<(typeof DRIVER_SAYS)[Name]['input']>;
    output: DriverRide;
    meta: ProcedureMeta;
  }>;
};

/** What drivers say of their ride. */
const sayingProcedures = (deps: Deps): Sayings =>
  Object.fromEntries(
    Object.entries<Saying<z.ZodType<{ rideId: string }>>>(DRIVER_SAYS).map(([name, { input, verb }]) => [
      name,
      driverProcedure.input(input).mutation(({ ctx, input: said }) => verb(deps, ctx.actor, said)),
    ]),
  ) as unknown as Sayings;

/** For riders, of their own ride, and for admins who may change rides, of any. */
const riderOrDesk = procedureFor('rider', 'admin').meta({ desk: 'rides:write' });

/** What riders and drivers do and see. */
const ownProcedures = (deps: Deps) => ({
  quote: riderProcedure
    .input(QuoteRideInput)
    .query(({ ctx, input }) => quoteRide(deps, input, ctx.actor.userId)),
  request: riderProcedure
    .input(RequestRideInput)
    .mutation(({ ctx, input }) => requestRide(deps, ctx.actor, input)),
  /** The types a waiting request could become. */
  otherTypes: riderOrDesk.input(RideInput).query(({ ctx, input }) => listOtherTypes(deps, ctx.actor, input)),
  /** Another type of car for a request that still waits. */
  changeType: riderOrDesk
    .input(ChangeTypeInput)
    .mutation(({ ctx, input }) => changeType(deps, ctx.actor, input)),
  /** What the ride costs with other places. */
  quoteRoute: riderOrDesk
    .input(QuoteRouteInput)
    .query(({ ctx, input }) => quoteRoute(deps, ctx.actor, input)),
  /** Other stops ahead, or another destination. */
  changeRoute: riderOrDesk
    .input(ChangeRouteInput)
    .mutation(({ ctx, input }) => changeRoute(deps, ctx.actor, input)),
  accept: driverProcedure
    .input(AcceptRideInput)
    .mutation(({ ctx, input }) => acceptRide(deps, ctx.actor, input)),
  decline: driverProcedure.input(RideInput).mutation(({ ctx, input }) => declineRide(deps, ctx.actor, input)),
  advance: driverProcedure
    .input(AdvanceRideInput)
    .mutation(({ ctx, input }) => advanceRide(deps, ctx.actor, input)),
  /** What `advance` does, and canceling, by the new status. */
  moveOwn: driverProcedure
    .input(MoveOwnRideInput)
    .mutation(({ ctx, input }) => moveOwnRide(deps, ctx.actor, input)),
  /** The PIN the rider tells the driver who comes. */
  pin: riderProcedure.input(OwnPinInput).query(({ ctx, input }) => getOwnPin(deps, ctx.actor, input)),
  ...sayingProcedures(deps),
  cancel: procedureFor('rider', 'driver')
    .input(CancelRideInput)
    .mutation(({ ctx, input }) => cancelRide(deps, ctx.actor, input)),
  /** One ride, for its rider, its driver and admins. */
  get: userProcedure.input(RideInput).query(({ ctx, input }) => getRide(deps.db, ctx.actor, input.rideId)),
  /** The person's active ride, read once; null for none. */
  own: userProcedure.query(({ ctx }) => findOwnRide(deps.db, ctx.actor)),
  /** The caller's finished rides by pages, with their number. */
  finished: userProcedure
    .input(FinishedRidesInput)
    .query(({ ctx, input }) => listFinishedRides(deps.db, ctx.actor, input)),
  /** Requests a driver can take now, read once. */
  open: driverProcedure.query(({ ctx }) => listOpenRides(deps.db, ctx.actor.userId)),
  /** A rider's finished rides, newest first. */
  history: riderProcedure
    .input(HistoryInput)
    .query(({ ctx, input }) => listRiderHistory(deps.db, ctx.actor.userId, input)),
  /** A driver's finished rides, newest first. */
  driven: driverProcedure
    .input(HistoryInput)
    .query(({ ctx, input }) => listDriverHistory(deps.db, ctx.actor.userId, input)),
  /** The rider's ride, and where its driver is. */
  current: riderProcedure.subscription(({ ctx }) => liveRiderRide(deps, ctx.actor.userId)),
  /** The idle cars around a point. */
  nearbyCars: riderProcedure.input(NearbyCarsInput).subscription(({ input }) => liveNearbyCars(deps, input)),
  driving: driverProcedure.subscription(({ ctx }) => liveDrivingRide(deps, ctx.actor.userId)),
  /** Requests the driver can take now. */
  offers: driverProcedure.subscription(({ ctx }) => liveOffers(deps, ctx.actor.userId)),
  /** One ride, to its end and after it. */
  watch: userProcedure
    .input(RideInput)
    .subscription(({ ctx, input }) => liveRide(deps, ctx.actor, input.rideId)),
});

/** What the desk does and sees. */
const deskProcedures = (deps: Deps) => ({
  setStatus: deskProcedure('rides:write')
    .input(SetRideStatusInput)
    .mutation(({ ctx, input }) => setRideStatus(deps, ctx.actor, input)),
  /** Takes an accepted ride from its driver, for another one. */
  reassign: deskProcedure('rides:write')
    .input(ReassignRideInput)
    .mutation(({ ctx, input }) => reassignRide(deps, ctx.actor, input)),
  /** Gives a request to a driver who is free. */
  assign: deskProcedure('rides:write')
    .input(AssignRideInput)
    .mutation(({ ctx, input }) => assignRide(deps, ctx.actor, input)),
  /** The rides that need a look, and the admins on them. */
  stuck: adminProcedure.subscription(() => liveStuckRides(deps)),
  takeStuck: deskProcedure('rides:write')
    .input(TakeStuckInput)
    .mutation(({ ctx, input }) => takeStuckRide(deps, ctx.actor, input)),
  /** The rides with an odd end, and their reviewers. */
  reviews: adminProcedure.subscription(() => liveReviews(deps)),
  review: deskProcedure('rides:write')
    .input(RideInput)
    .mutation(({ ctx, input }) => reviewRide(deps, ctx.actor, input)),
  delete: deskProcedure('rides:delete')
    .input(DeleteRideInput)
    .mutation(({ ctx, input }) => deleteRide(deps, ctx.actor, input)),
  /** Notes cash that was given back; it moves no money. */
  refund: provenAdminProcedure(deps)
    .meta({ desk: 'refunds:write' })
    .input(RefundRideInput)
    .mutation(({ ctx, input }) => refundRide(deps, ctx.actor, input)),
  list: adminProcedure.input(ListRidesInput).query(({ input }) => listRides(deps.adminDb, input)),
  /** The last rides of a rider or driver, with any outcome. */
  ofUser: adminProcedure.input(UserIdInput).query(({ input }) => listRidesOf(deps.adminDb, input)),
  /** A ride's story: its events, and the drivers who were asked to drive it. */
  story: adminProcedure.input(RideInput).query(({ input }) => getRideStory(deps.db, input.rideId)),
  /** All active rides and drivers. */
  board: adminProcedure.subscription(() => liveBoard(deps)),
  /** The past path and present position of a ride's car. */
  track: adminProcedure.input(RideInput).subscription(({ input }) => liveTrack(deps, input.rideId)),
  changes: adminProcedure.subscription(() => liveRideChanges(deps)),
});

export const createRidesRouter = (deps: Deps) => router({ ...ownProcedures(deps), ...deskProcedures(deps) });

export type RidesRouter = ReturnType<typeof createRidesRouter>;
