import { CalendarReportInput, DateRange, ExportInput, RideReportInput } from '@ridewire/contracts';
import { previewExport } from '../export/preview-export.ts';
import { adminProcedure, router } from '../http/trpc.ts';
import { listActivity } from './activity-queries.ts';
import { reportCalendar, reportDemand, reportHours } from './demand-queries.ts';
import { readOverview } from './overview-queries.ts';
import { reportTopDrivers, reportUserGrowth } from './people-queries.ts';
import { reportDrivers, reportEarnings, reportRides, reportUsers } from './report-queries.ts';

export const reportsRouter = router({
  rides: adminProcedure.input(RideReportInput).query(({ ctx, input }) => reportRides(ctx.core.db, input)),
  hours: adminProcedure.input(DateRange).query(({ ctx, input }) => reportHours(ctx.core.db, input)),
  demand: adminProcedure.input(DateRange).query(({ ctx, input }) => reportDemand(ctx.core.db, input)),
  calendar: adminProcedure
    .input(CalendarReportInput)
    .query(({ ctx, input }) => reportCalendar(ctx.core.db, input)),
  users: adminProcedure.query(({ ctx }) => reportUsers(ctx.core.db)),
  userGrowth: adminProcedure
    .input(RideReportInput)
    .query(({ ctx, input }) => reportUserGrowth(ctx.core.db, input)),
  drivers: adminProcedure.query(({ ctx }) => reportDrivers(ctx.core.db)),
  topDrivers: adminProcedure.query(({ ctx }) => reportTopDrivers(ctx.core.db)),
  earnings: adminProcedure.query(({ ctx }) => reportEarnings(ctx.core.db)),
  overview: adminProcedure.query(({ ctx }) => readOverview(ctx.core.db)),
  preview: adminProcedure
    .input(ExportInput)
    .query(({ ctx, input }) => previewExport(ctx.core.db, ctx.core.timeZone, input)),
  activity: adminProcedure.query(({ ctx }) => listActivity(ctx.core.db)),
});
