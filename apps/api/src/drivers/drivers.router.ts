import {
  DriverIdInput,
  ListDriversInput,
  ReportPositionInput,
  SetAvailabilityInput,
  StatementInput,
  SuspendDriverInput,
} from '@ridewire/contracts';
import { assertSelfOrAdmin } from '../core/actor.ts';
import { adminProcedure, driverProcedure, procedureFor, router } from '../http/trpc.ts';
import { approveDriver } from './approve-driver.ts';
import { getDriver } from './driver-queries.ts';
import { listDrivers } from './list-drivers.ts';
import { liveAvailability, liveEarnings } from './live-drivers.ts';
import { reactivateDriver } from './reactivate-driver.ts';
import { getDriverRecord } from './driver-record.ts';
import { readStatement } from './read-statement.ts';
import { reportPosition } from './report-position.ts';
import { setAvailability } from './set-availability.ts';
import { suspendDriver } from './suspend-driver.ts';

export const driversRouter = router({
  setAvailability: driverProcedure
    .input(SetAvailabilityInput)
    .mutation(async ({ ctx: { core, actor }, input }) => {
      const availability = await setAvailability(core, actor, input);
      return { ...(await getDriver(core.db, actor.userId)), ...availability };
    }),
  reportPosition: driverProcedure
    .input(ReportPositionInput)
    .mutation(({ ctx, input }) => reportPosition(ctx.core, ctx.actor, input)),
  availability: driverProcedure.subscription(({ ctx }) => liveAvailability(ctx.core, ctx.actor.userId)),
  earnings: driverProcedure.subscription(({ ctx }) => liveEarnings(ctx.core, ctx.actor.userId)),
  statement: driverProcedure
    .input(StatementInput)
    .query(({ ctx: { core, actor }, input }) => readStatement(core.db, actor.userId, input, core.timeZone)),
  list: adminProcedure.input(ListDriversInput).query(({ ctx, input }) => listDrivers(ctx.core.deskDb, input)),
  me: driverProcedure.query(({ ctx }) => getDriver(ctx.core.db, ctx.actor.userId)),
  /** Of oneself, or of anybody for an admin. */
  get: procedureFor('driver', 'admin')
    .input(DriverIdInput)
    .query(({ ctx, input }) => {
      assertSelfOrAdmin(ctx.actor, input.driverId, 'DRIVER_NOT_FOUND');
      return getDriver(ctx.core.db, input.driverId);
    }),
  record: adminProcedure
    .input(DriverIdInput)
    .query(({ ctx: { core }, input }) => getDriverRecord(core.deskDb, input.driverId, core.timeZone)),
  approve: adminProcedure
    .input(DriverIdInput)
    .mutation(({ ctx, input }) => approveDriver(ctx.core, ctx.actor, input, ctx.from)),
  suspend: adminProcedure
    .input(SuspendDriverInput)
    .mutation(({ ctx, input }) => suspendDriver(ctx.core, ctx.actor, input, ctx.from)),
  reactivate: adminProcedure
    .input(DriverIdInput)
    .mutation(({ ctx, input }) => reactivateDriver(ctx.core, ctx.actor, input, ctx.from)),
});
