import type { Db } from '@ridewire/db';
import type { Limits } from '../core/limits.ts';
import type { DriverIndex } from './driver-index.ts';
import type { LatestPositions } from './latest-positions.ts';
import type { DriveRecorder } from '../streets/drive-recorder.ts';
import type { RideTracks } from '../tracks/ride-tracks.ts';
import type { HeardDrivers } from './heard-drivers.ts';
import type { Log } from '../core/log.ts';
import type { BoardingPlaces } from './boarding-places.ts';
import type { EventHub } from '../live/event-hub.ts';
import type { RideClearer } from '../users/clear-rides-job.ts';
import {
  ApproveDriverInput,
  ChooseHomeInput,
  ConfirmVehicleInput,
  DriverIdInput,
  ListDriversInput,
  ReportPositionInput,
  SetAutoAcceptInput,
  SetAvailabilityInput,
  SetDayGoalInput,
  SetHomewardInput,
  SetTakenTypeInput,
  StatementInput,
  SuspendDriverInput,
  TakeBreakInput,
} from '@ridewire/contracts';
import { assertSelfOrAdmin } from '../core/actor.ts';
import {
  adminProcedure,
  deskProcedure,
  driverProcedure,
  procedureFor,
  router,
} from '../procedures/procedures.ts';
import type { RideTypes } from '../ride-types/follow-ride-types.ts';
import { approveDriver } from './approve-driver.ts';
import { confirmVehicle } from './confirm-vehicle.ts';
import { getDriver } from './driver-queries.ts';
import { listDrivers } from './list-drivers.ts';
import { chooseHome } from './choose-home.ts';
import { liveAvailability, liveEarnings, livePreferences, type PlacesInLine } from './live-drivers.ts';
import { getPreferences } from './preference-queries.ts';
import { reactivateDriver } from './reactivate-driver.ts';
import { getDriverRecord } from './driver-record.ts';
import { readStatement } from './read-statement.ts';
import { reportPosition } from './report-position.ts';
import { setAvailability } from './set-availability.ts';
import { setAutoAccept } from './set-auto-accept.ts';
import { setDayGoal } from './set-day-goal.ts';
import { setHomeward } from './set-homeward.ts';
import { setTakenType } from './set-taken-type.ts';
import { suspendDriver } from './suspend-driver.ts';
import { takeBreak } from './take-break.ts';

interface Deps {
  db: Db;
  adminDb: Db;
  log: Log;
  hub: EventHub;
  positions: LatestPositions;
  heard: HeardDrivers;
  tracks: RideTracks;
  drives: DriveRecorder;
  drivers: DriverIndex;
  boarding: BoardingPlaces;
  setOff: (ride: { rideId: string; driverId: string }) => unknown;
  clearRides: RideClearer;
  limits: Limits;
  rideTypes: RideTypes;
  queues: PlacesInLine;
  timeZone: string;
}

export const createDriversRouter = (deps: Deps) =>
  router({
    setAvailability: driverProcedure.input(SetAvailabilityInput).mutation(async ({ ctx, input }) => {
      const availability = await setAvailability(deps, ctx.actor, input);
      return { ...(await getDriver(deps.db, ctx.actor.userId)), ...availability };
    }),
    /** Ends with the next call of `setAvailability`. */
    takeBreak: driverProcedure
      .input(TakeBreakInput)
      .mutation(({ ctx, input }) => takeBreak(deps, ctx.actor, input)),
    reportPosition: driverProcedure
      .input(ReportPositionInput)
      .mutation(({ ctx, input }) => reportPosition(deps, ctx.actor, input)),
    availability: driverProcedure.subscription(({ ctx }) => liveAvailability(deps, ctx.actor.userId)),
    /** The driver's dispatch preferences; the verbs below change them. */
    preferences: driverProcedure.subscription(({ ctx }) => livePreferences(deps, ctx.actor.userId)),
    setAutoAccept: driverProcedure.input(SetAutoAcceptInput).mutation(async ({ ctx, input }) => {
      await setAutoAccept(deps, ctx.actor, input);
      return getPreferences(deps.db, ctx.actor.userId);
    }),
    chooseHome: driverProcedure.input(ChooseHomeInput).mutation(async ({ ctx, input }) => {
      await chooseHome(deps, ctx.actor, input);
      return getPreferences(deps.db, ctx.actor.userId);
    }),
    /** Sets whether rides of a type are taken. */
    setTakenType: driverProcedure.input(SetTakenTypeInput).mutation(async ({ ctx, input }) => {
      await setTakenType(deps, ctx.actor, input);
      return getPreferences(deps.db, ctx.actor.userId);
    }),
    /** Sets whether only rides toward home are wanted. */
    setHomeward: driverProcedure.input(SetHomewardInput).mutation(async ({ ctx, input }) => {
      await setHomeward(deps, ctx.actor, input);
      return getPreferences(deps.db, ctx.actor.userId);
    }),
    setDayGoal: driverProcedure.input(SetDayGoalInput).mutation(async ({ ctx, input }) => {
      await setDayGoal(deps, ctx.actor, input);
      return getPreferences(deps.db, ctx.actor.userId);
    }),
    earnings: driverProcedure.subscription(({ ctx }) => liveEarnings(deps, ctx.actor.userId)),
    statement: driverProcedure
      .input(StatementInput)
      .query(({ ctx, input }) => readStatement(deps.db, ctx.actor.userId, input, deps.timeZone)),
    list: adminProcedure.input(ListDriversInput).query(({ input }) => listDrivers(deps.adminDb, input)),
    me: driverProcedure.query(({ ctx }) => getDriver(deps.db, ctx.actor.userId)),
    /** The caller's own; any driver's for an admin. */
    get: procedureFor('driver', 'admin')
      .input(DriverIdInput)
      .query(({ ctx, input }) => {
        assertSelfOrAdmin(ctx.actor, input.driverId, 'DRIVER_NOT_FOUND');
        return getDriver(deps.db, input.driverId);
      }),
    record: adminProcedure
      .input(DriverIdInput)
      .query(({ input }) => getDriverRecord(deps.adminDb, input.driverId, deps.timeZone)),
    approve: deskProcedure('people:write')
      .input(ApproveDriverInput)
      .mutation(({ ctx, input }) => approveDriver(deps, ctx.actor, input, ctx.from)),
    /** Confirms that the vehicle is as its driver says. */
    confirmVehicle: deskProcedure('people:write')
      .input(ConfirmVehicleInput)
      .mutation(({ ctx, input }) => confirmVehicle(deps, ctx.actor, input, ctx.from)),
    suspend: deskProcedure('people:write')
      .input(SuspendDriverInput)
      .mutation(({ ctx, input }) => suspendDriver(deps, ctx.actor, input, ctx.from)),
    reactivate: deskProcedure('people:write')
      .input(DriverIdInput)
      .mutation(({ ctx, input }) => reactivateDriver(deps, ctx.actor, input, ctx.from)),
  });

export type DriversRouter = ReturnType<typeof createDriversRouter>;
