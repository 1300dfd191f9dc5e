import {
  AnnouncementIdInput,
  CountHearersInput,
  ListHearersInput,
  PageInput,
  SendAnnouncementInput,
} from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { Limits } from '../core/limits.ts';
import type { Log } from '../core/log.ts';
import type { LatestPositions } from '../drivers/latest-positions.ts';
import type { EventHub } from '../live/event-hub.ts';
import { adminProcedure, deskProcedure, driverProcedure, router } from '../procedures/procedures.ts';
import { getAnnouncement, listAnnouncements, listHearers } from './announcement-queries.ts';
import { countHearers } from './find-hearers.ts';
import { liveAnnouncements, liveOwnAnnouncements } from './live-announcements.ts';
import { readAnnouncement } from './read-announcement.ts';
import { sendAnnouncement } from './send-announcement.ts';
import { withdrawAnnouncement } from './withdraw-announcement.ts';

interface Deps {
  db: Db;
  adminDb: Db;
  hub: EventHub;
  log: Log;
  limits: Limits;
  positions: LatestPositions;
  timeZone: string;
}

/** What the desk writes to drivers, and who has read it. */
export const createAnnouncementsRouter = (deps: Deps) =>
  router({
    send: deskProcedure('announcements:write')
      .input(SendAnnouncementInput)
      .mutation(({ ctx, input }) => sendAnnouncement(deps, ctx.actor, input)),
    withdraw: deskProcedure('announcements:write')
      .input(AnnouncementIdInput)
      .mutation(({ ctx, input }) => withdrawAnnouncement(deps, ctx.actor, input)),
    /** How many drivers one would reach now. */
    count: adminProcedure
      .input(CountHearersInput)
      .query(async ({ input }) => ({ count: await countHearers(deps.adminDb.orm, deps, input.to) })),
    list: adminProcedure.input(PageInput).query(({ input }) => listAnnouncements(deps.adminDb, input)),
    get: adminProcedure
      .input(AnnouncementIdInput)
      .query(({ input }) => getAnnouncement(deps.adminDb.orm, input.announcementId)),
    hearers: adminProcedure.input(ListHearersInput).query(({ input }) => listHearers(deps.adminDb, input)),
    changes: adminProcedure.subscription(() => liveAnnouncements(deps)),
    mine: driverProcedure.subscription(({ ctx }) => liveOwnAnnouncements(deps, ctx.actor)),
    read: driverProcedure
      .input(AnnouncementIdInput)
      .mutation(({ ctx, input }) => readAnnouncement(deps, ctx.actor, input)),
  });
