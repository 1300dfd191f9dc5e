import { RideReportInput } from '@ridewire/contracts';
import { adminProcedure, router } from '../http/trpc.ts';
import { listActivity } from './activity-queries.ts';
import { readOverview } from './overview-queries.ts';
import { reportDrivers, reportEarnings, reportRides, reportUsers } from './report-queries.ts';

export const reportsRouter = router({
  rides: adminProcedure
    .input(RideReportInput)
    .query(({ ctx, input }) => reportRides(ctx.core.db, ctx.core.timeZone, input)),
  users: adminProcedure.query(({ ctx }) => reportUsers(ctx.core.db, ctx.core.timeZone)),
  drivers: adminProcedure.query(({ ctx }) => reportDrivers(ctx.core.db)),
  earnings: adminProcedure.query(({ ctx }) => reportEarnings(ctx.core.db)),
  overview: adminProcedure.query(({ ctx }) => readOverview(ctx.core.db, ctx.core.timeZone)),
  activity: adminProcedure.query(({ ctx }) => listActivity(ctx.core.db)),
});
