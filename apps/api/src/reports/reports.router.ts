import type { Db } from '@ridewire/db';
import {
  CalendarReportInput,
  ComparedRangeInput,
  DateRange,
  ExportInput,
  RideReportInput,
} from '@ridewire/contracts';
import { previewExport } from '../export/preview-export.ts';
import { adminProcedure, deskProcedure, router } from '../procedures/procedures.ts';
import { listActivity } from './activity-queries.ts';
import { reportCalendar, reportDemand, reportHours } from './demand-queries.ts';
import { readOverview } from './overview-queries.ts';
import { reportTopDrivers, reportUserGrowth } from './people-queries.ts';
import { reportDrivers, reportEarnings, reportRides, reportUsers } from './report-queries.ts';

export const createReportsRouter = (deps: { adminDb: Db; timeZone: string }) =>
  router({
    rides: adminProcedure.input(RideReportInput).query(({ input }) => reportRides(deps.adminDb, input)),
    hours: adminProcedure.input(DateRange).query(({ input }) => reportHours(deps.adminDb, input)),
    demand: adminProcedure.input(DateRange).query(({ input }) => reportDemand(deps.adminDb, input)),
    calendar: adminProcedure
      .input(CalendarReportInput)
      .query(({ input }) => reportCalendar(deps.adminDb, input)),
    users: adminProcedure.query(() => reportUsers(deps.adminDb)),
    userGrowth: adminProcedure
      .input(RideReportInput)
      .query(({ input }) => reportUserGrowth(deps.adminDb, input)),
    drivers: adminProcedure
      .input(ComparedRangeInput)
      .query(({ input }) => reportDrivers(deps.adminDb, input)),
    topDrivers: adminProcedure
      .input(ComparedRangeInput)
      .query(({ input }) => reportTopDrivers(deps.adminDb, input)),
    earnings: adminProcedure
      .input(ComparedRangeInput)
      .query(({ input }) => reportEarnings(deps.adminDb, input)),
    overview: adminProcedure.query(() => readOverview(deps.adminDb)),
    preview: deskProcedure('exports:read')
      .input(ExportInput)
      .query(({ input }) => previewExport(deps.adminDb, deps.timeZone, input)),
    activity: adminProcedure.query(() => listActivity(deps.adminDb)),
  });

export type ReportsRouter = ReturnType<typeof createReportsRouter>;
