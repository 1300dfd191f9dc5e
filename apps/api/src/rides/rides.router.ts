import {
  AcceptRideInput,
  AdvanceRideInput,
  CancelRideInput,
  ChangeTypeInput,
  DeleteRideInput,
  HistoryInput,
  LatLng,
  ListRidesInput,
  MoveOwnRideInput,
  PageInput,
  QuoteRideInput,
  ReassignRideInput,
  RefundRideInput,
  RequestRideInput,
  RideInput,
  SetRideStatusInput,
  UserIdInput,
} from '@ridewire/contracts';
import { liveNearbyCars } from '../drivers/nearby-cars.ts';
import {
  adminProcedure,
  driverProcedure,
  procedureFor,
  riderProcedure,
  router,
  userProcedure,
} from '../http/trpc.ts';
import { liveTrack } from '../tracks/live-track.ts';
import { acceptRide } from './accept-ride.ts';
import { advanceRide } from './advance-ride.ts';
import { cancelRide } from './cancel-ride.ts';
import { changeType } from './change-type.ts';
import { declineRide } from './decline-ride.ts';
import { deleteRide } from './delete-ride.ts';
import { listFinishedRides, listRides } from './list-rides.ts';
import { liveRideChanges } from './live-ride-changes.ts';
import { liveBoard, liveDrivingRide, liveOffers, liveRiderRide } from './live-rides.ts';
import { listRidesOf } from './list-rides-of.ts';
import { moveOwnRide } from './move-own-ride.ts';
import { quoteRide } from './quote-ride.ts';
import { reassignRide } from './reassign-ride.ts';
import { refundRide } from './refund-ride.ts';
import { requestRide } from './request-ride.ts';
import { findOwnRide, getRide, listOpenRides } from './ride-detail-queries.ts';
import { listDriverHistory, listRiderHistory } from './ride-queries.ts';
import { tellRideStory } from './ride-story-queries.ts';
import { setRideStatus } from './set-ride-status.ts';

export const ridesRouter = router({
  quote: riderProcedure
    .input(QuoteRideInput)
    .query(({ ctx, input }) => quoteRide(ctx.core.clientConfig.pickupArea, input)),
  request: riderProcedure
    .input(RequestRideInput)
    .mutation(({ ctx, input }) => requestRide(ctx.core, ctx.actor, input)),
  /** Another type of car for a request that still waits. */
  changeType: riderProcedure
    .input(ChangeTypeInput)
    .mutation(({ ctx, input }) => changeType(ctx.core, ctx.actor, input)),
  accept: driverProcedure
    .input(AcceptRideInput)
    .mutation(({ ctx, input }) => acceptRide(ctx.core, ctx.actor, input)),
  decline: driverProcedure
    .input(RideInput)
    .mutation(({ ctx, input }) => declineRide(ctx.core, ctx.actor, input)),
  advance: driverProcedure
    .input(AdvanceRideInput)
    .mutation(({ ctx, input }) => advanceRide(ctx.core, ctx.actor, input)),
  /** The same, and canceling, by the status that is to be. */
  moveOwn: driverProcedure
    .input(MoveOwnRideInput)
    .mutation(({ ctx, input }) => moveOwnRide(ctx.core, ctx.actor, input)),
  cancel: procedureFor('rider', 'driver')
    .input(CancelRideInput)
    .mutation(({ ctx, input }) => cancelRide(ctx.core, ctx.actor, input)),
  setStatus: adminProcedure
    .input(SetRideStatusInput)
    .mutation(({ ctx, input }) => setRideStatus(ctx.core, ctx.actor, input)),
  /** Takes an accepted ride from its driver, for another one. */
  reassign: adminProcedure
    .input(ReassignRideInput)
    .mutation(({ ctx, input }) => reassignRide(ctx.core, ctx.actor, input)),
  delete: adminProcedure
    .input(DeleteRideInput)
    .mutation(({ ctx, input }) => deleteRide(ctx.core, ctx.actor, input)),
  /** A note of cash given back; it moves no money. */
  refund: adminProcedure
    .input(RefundRideInput)
    .mutation(({ ctx, input }) => refundRide(ctx.core, ctx.actor, input)),
  /** One ride, for its rider, its driver and admins. */
  get: userProcedure
    .input(RideInput)
    .query(({ ctx, input }) => getRide(ctx.core.db, ctx.actor, input.rideId)),
  /** The ride one is in, read once; null for none. */
  own: userProcedure.query(({ ctx }) => findOwnRide(ctx.core.db, ctx.actor)),
  /** One's finished rides by pages, with how many there are. */
  finished: userProcedure
    .input(PageInput)
    .query(({ ctx, input }) => listFinishedRides(ctx.core.db, ctx.actor, input)),
  /** Requests a driver can take now, read once. */
  open: driverProcedure.query(({ ctx }) => listOpenRides(ctx.core.db, ctx.actor.userId)),
  list: adminProcedure.input(ListRidesInput).query(({ ctx, input }) => listRides(ctx.core.deskDb, input)),
  /** The last rides of a rider or driver, whatever became of them. */
  ofUser: adminProcedure.input(UserIdInput).query(({ ctx, input }) => listRidesOf(ctx.core.deskDb, input)),
  /** What happened to a ride, and who was asked to drive it. */
  story: adminProcedure.input(RideInput).query(({ ctx, input }) => tellRideStory(ctx.core.db, input.rideId)),
  /** A rider's finished rides, newest first. */
  history: riderProcedure
    .input(HistoryInput)
    .query(({ ctx, input }) => listRiderHistory(ctx.core.db, ctx.actor.userId, input)),
  /** A driver's finished rides, newest first. */
  driven: driverProcedure
    .input(HistoryInput)
    .query(({ ctx, input }) => listDriverHistory(ctx.core.db, ctx.actor.userId, input)),
  /** The rider's ride, and where its driver is. */
  current: riderProcedure.subscription(({ ctx }) => liveRiderRide(ctx.core, ctx.actor.userId)),
  /** The idle cars around a point. */
  nearbyCars: riderProcedure.input(LatLng).subscription(({ ctx, input }) => liveNearbyCars(ctx.core, input)),
  /** The driver's ride. */
  driving: driverProcedure.subscription(({ ctx }) => liveDrivingRide(ctx.core, ctx.actor.userId)),
  /** Requests the driver can take now. */
  offers: driverProcedure.subscription(({ ctx }) => liveOffers(ctx.core, ctx.actor.userId)),
  /** All active rides and drivers. */
  board: adminProcedure.subscription(({ ctx }) => liveBoard(ctx.core)),
  /** Where the car of one ride went, and where it is. */
  track: adminProcedure.input(RideInput).subscription(({ ctx, input }) => liveTrack(ctx.core, input.rideId)),
  /** Which rides change. */
  changes: adminProcedure.subscription(({ ctx }) => liveRideChanges(ctx.core)),
});
