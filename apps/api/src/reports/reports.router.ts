import {
  CalendarReportInput,
  ComparedRangeInput,
  DateRange,
  ExportInput,
  RideReportInput,
} from '@ridewire/contracts';
import { previewExport } from '../export/preview-export.ts';
import { adminProcedure, router } from '../http/trpc.ts';
import { listActivity } from './activity-queries.ts';
import { reportCalendar, reportDemand, reportHours } from './demand-queries.ts';
import { readOverview } from './overview-queries.ts';
import { reportTopDrivers, reportUserGrowth } from './people-queries.ts';
import { reportDrivers, reportEarnings, reportRides, reportUsers } from './report-queries.ts';

export const reportsRouter = router({
  rides: adminProcedure.input(RideReportInput).query(({ ctx, input }) => reportRides(ctx.core.deskDb, input)),
  hours: adminProcedure.input(DateRange).query(({ ctx, input }) => reportHours(ctx.core.deskDb, input)),
  demand: adminProcedure.input(DateRange).query(({ ctx, input }) => reportDemand(ctx.core.deskDb, input)),
  calendar: adminProcedure
    .input(CalendarReportInput)
    .query(({ ctx, input }) => reportCalendar(ctx.core.deskDb, input)),
  users: adminProcedure.query(({ ctx }) => reportUsers(ctx.core.deskDb)),
  userGrowth: adminProcedure
    .input(RideReportInput)
    .query(({ ctx, input }) => reportUserGrowth(ctx.core.deskDb, input)),
  drivers: adminProcedure
    .input(ComparedRangeInput)
    .query(({ ctx, input }) => reportDrivers(ctx.core.deskDb, input)),
  topDrivers: adminProcedure.query(({ ctx }) => reportTopDrivers(ctx.core.deskDb)),
  earnings: adminProcedure
    .input(ComparedRangeInput)
    .query(({ ctx, input }) => reportEarnings(ctx.core.deskDb, input)),
  overview: adminProcedure.query(({ ctx }) => readOverview(ctx.core.deskDb)),
  preview: adminProcedure
    .input(ExportInput)
    .query(({ ctx, input }) => previewExport(ctx.core.deskDb, ctx.core.timeZone, input)),
  activity: adminProcedure.query(({ ctx }) => listActivity(ctx.core.deskDb)),
});
