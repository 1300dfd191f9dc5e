import type { TRPCMutationProcedure } from '@trpc/server';
import type { z } from 'zod';
import type { Actor } from '../core/actor.ts';
import type { Db } from '@ridewire/db';
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
import { liveNearbyCars } from '../drivers/nearby-cars.ts';
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
import { liveRide } from './live/live-ride.ts';
import {
  liveBoard,
  liveDrivingRide,
  liveOffers,
  liveReviews,
  liveRideChanges,
  liveRiderRide,
  liveStuckRides,
} from './live/live-rides.ts';
import { listRidesOf } from './desk/list-rides-of.ts';
import { moveOwnRide } from './move-own-ride.ts';
import { listOtherTypes, quoteRide } from './prices/quote-ride.ts';
import { getOwnPin } from './pin/prove-pin.ts';
import { reassignRide } from './desk/reassign-ride.ts';
import { refundRide } from './desk/refund-ride.ts';
import { requestRide, type RequestDeps } from './request-ride.ts';
import { findOwnRide, getRide, listOpenRides } from './reads/ride-detail-queries.ts';
import { listDriverHistory, listRiderHistory } from './reads/ride-queries.ts';
import { getRideStory } from './desk/ride-story-queries.ts';
import { setRideStatus } from './desk/set-ride-status.ts';
import { reviewRide } from './review/review-ride.ts';
import { changeRoute, quoteRoute } from './stops/change-route.ts';
import { takeStuckRide } from './stuck/take-stuck-ride.ts';

type Deps = RequestDeps &
  Parameters<typeof acceptRide>[0] &
  Parameters<typeof advanceRide>[0] &
  Parameters<typeof changeRoute>[0] &
  Parameters<typeof listOtherTypes>[0] &
  Parameters<typeof liveBoard>[0] &
  Parameters<typeof liveNearbyCars>[0] &
  Parameters<typeof liveTrack>[0] &
  Parameters<typeof quoteRide>[0] &
  Parameters<typeof reassignRide>[0] &
  Parameters<typeof refundRide>[0] & { adminDb: Db };

type Sayings = {
  [Name in DriverSaying]: TRPCMutationProcedure<{
    input: z.input<(typeof DRIVER_SAYS)[Name]['input']>;
    output: DriverRide;
    meta: ProcedureMeta;
  }>;
};

const sayingProcedures = (deps: Deps): Sayings =>
  Object.fromEntries(
    Object.entries<Saying<z.ZodType<{ rideId: string }>>>(DRIVER_SAYS).map(([name, { input, verb }]) => [
      name,
      driverProcedure.input(input).mutation(({ ctx, input: said }) => verb(deps, ctx.actor, said)),
    ]),
  ) as unknown as Sayings;

/** For riders on their own ride, and admins on any. */
const riderOrDesk = procedureFor('rider', 'admin').meta({ desk: 'rides:write' });

/** A resolver: the caller carries out a verb. */
const acting =
  (deps: Deps) =>
  <Input, Output>(verb: (deps: Deps, actor: Actor, input: Input) => Promise<Output>) =>
  ({ ctx, input }: { ctx: { actor: Actor }; input: Input }): Promise<Output> =>
    verb(deps, ctx.actor, input);

/** What riders and drivers do and see. */
const ownProcedures = (deps: Deps, act = acting(deps)) => ({
  quote: riderProcedure
    .input(QuoteRideInput)
    .query(({ ctx, input }) => quoteRide(deps, input, ctx.actor.userId)),
  request: riderProcedure.input(RequestRideInput).mutation(act(requestRide)),
  otherTypes: riderOrDesk.input(RideInput).query(act(listOtherTypes)),
  changeType: riderOrDesk.input(ChangeTypeInput).mutation(act(changeType)),
  quoteRoute: riderOrDesk.input(QuoteRouteInput).query(act(quoteRoute)),
  changeRoute: riderOrDesk.input(ChangeRouteInput).mutation(act(changeRoute)),
  accept: driverProcedure.input(AcceptRideInput).mutation(act(acceptRide)),
  decline: driverProcedure.input(RideInput).mutation(act(declineRide)),
  advance: driverProcedure.input(AdvanceRideInput).mutation(act(advanceRide)),
  /** What `advance` does, and canceling, by the new status. */
  moveOwn: driverProcedure.input(MoveOwnRideInput).mutation(act(moveOwnRide)),
  pin: riderProcedure.input(OwnPinInput).query(act(getOwnPin)),
  ...sayingProcedures(deps),
  cancel: procedureFor('rider', 'driver').input(CancelRideInput).mutation(act(cancelRide)),
  get: userProcedure.input(RideInput).query(({ ctx, input }) => getRide(deps.db, ctx.actor, input.rideId)),
  /** The person's active ride, read once; null for none. */
  own: userProcedure.query(({ ctx }) => findOwnRide(deps.db, ctx.actor)),
  /** The caller's finished rides by pages, with their number. */
  finished: userProcedure
    .input(FinishedRidesInput)
    .query(({ ctx, input }) => listFinishedRides(deps.db, ctx.actor, input)),
  /** Requests a driver can take now, read once. */
  open: driverProcedure.query(({ ctx }) => listOpenRides(deps.db, ctx.actor.userId)),
  history: riderProcedure
    .input(HistoryInput)
    .query(({ ctx, input }) => listRiderHistory(deps.db, ctx.actor.userId, input)),
  driven: driverProcedure
    .input(HistoryInput)
    .query(({ ctx, input }) => listDriverHistory(deps.db, ctx.actor.userId, input)),
  /** The rider's ride, and where its driver is. */
  current: riderProcedure.subscription(({ ctx }) => liveRiderRide(deps, ctx.actor.userId)),
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
const deskProcedures = (deps: Deps, act = acting(deps)) => ({
  setStatus: deskProcedure('rides:write').input(SetRideStatusInput).mutation(act(setRideStatus)),
  reassign: deskProcedure('rides:write').input(ReassignRideInput).mutation(act(reassignRide)),
  assign: deskProcedure('rides:write').input(AssignRideInput).mutation(act(assignRide)),
  /** The rides that need a look, and the admins on them. */
  stuck: adminProcedure.subscription(() => liveStuckRides(deps)),
  takeStuck: deskProcedure('rides:write').input(TakeStuckInput).mutation(act(takeStuckRide)),
  /** The rides with an odd end, and their reviewers. */
  reviews: adminProcedure.subscription(() => liveReviews(deps)),
  review: deskProcedure('rides:write').input(RideInput).mutation(act(reviewRide)),
  delete: deskProcedure('rides:delete').input(DeleteRideInput).mutation(act(deleteRide)),
  /** Notes cash that was given back; it moves no money. */
  refund: provenAdminProcedure(deps)
    .meta({ desk: 'refunds:write' })
    .input(RefundRideInput)
    .mutation(act(refundRide)),
  list: adminProcedure.input(ListRidesInput).query(({ input }) => listRides(deps.adminDb, input)),
  /** The last rides of a rider or driver, with any outcome. */
  ofUser: adminProcedure.input(UserIdInput).query(({ input }) => listRidesOf(deps.adminDb, input)),
  story: adminProcedure.input(RideInput).query(({ input }) => getRideStory(deps.db, input.rideId)),
  board: adminProcedure.subscription(() => liveBoard(deps)),
  /** The past path and present position of a ride's car. */
  track: adminProcedure.input(RideInput).subscription(({ input }) => liveTrack(deps, input.rideId)),
  changes: adminProcedure.subscription(() => liveRideChanges(deps)),
});

export const createRidesRouter = (deps: Deps) => router({ ...ownProcedures(deps), ...deskProcedures(deps) });

export type RidesRouter = ReturnType<typeof createRidesRouter>;
