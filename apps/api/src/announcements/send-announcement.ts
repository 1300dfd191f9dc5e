import {
  ANNOUNCEMENT_DAYS,
  cityMoment,
  type AnnouncementTo,
  type AnnouncementView,
  type SendAnnouncementInput,
} from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { eq, sql } from 'drizzle-orm';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { constraintOf } from '../core/is-undone.ts';
import { inTransaction } from '../core/in-transaction.ts';
import type { Limits } from '../core/limits.ts';
import type { Log } from '../core/log.ts';
import { shorten } from '../core/shorten.ts';
import { tell } from '../live/tell.ts';
import type { LatestPositions } from '../drivers/latest-positions.ts';
import { getAnnouncement } from './announcement-queries.ts';
import { findHearers } from './find-hearers.ts';
import { queueTelling, tellPart } from './tell-hearers.ts';

const { announcements, announcementHearers } = schema;

interface Deps {
  db: Db;
  log: Log;
  limits: Limits;
  positions: LatestPositions;
  timeZone: string;
}

/**
 * Sends an announcement to the drivers it is for at this moment: to their screens, bells and devices. The first of many are told at once,
 * the others by a queued task. Sent again with the same id, it reaches nobody twice.
 * @throws AppError NOBODY_HEARS when there are no such drivers, HEARER_GONE when the one driver can't sign in, COMMAND_REUSED when another announcement has this id, BAD_INPUT for an end that can't be, TOO_MANY
 */
export async function sendAnnouncement(
  deps: Deps,
  actor: Actor,
  input: SendAnnouncementInput,
): Promise<AnnouncementView> {
  assertRole(actor, 'admin');
  const { db } = deps;
  const { id, text, to } = input;
  const until = untilOf(deps.timeZone, input);
  if (!(await isSent(db, actor, input, until))) {
    assertAhead(until);
    await deps.limits.spend('announcementByAccount', actor.userId);
    await inTransaction(db, async (tx) => {
      const driverIds = await findHearers(tx, deps, to);
      if (driverIds.length === 0) throw new AppError(to.kind === 'driver' ? 'HEARER_GONE' : 'NOBODY_HEARS');
      const sent = await tx
        .insert(announcements)
        .values({ id, text, authorId: actor.userId, sentTo: driverIds.length, until, ...columnsOf(to) })
        // If it comes twice at once, the second waits for the first, and then does nothing.
        .onConflictDoNothing({ target: announcements.id })
        .returning({ id: announcements.id });
      if (sent.length === 0) return;
      await tx.execute(sql`insert into ${announcementHearers} (announcement_id, driver_id)
        select ${id}::uuid, unnest(${sql.param(driverIds)}::uuid[])`);
      await logAccountEvent(tx, {
        ...{ userId: to.kind === 'driver' ? to.driverId : actor.userId, type: 'announcement.sent', actor },
        ...{
          ipAddress: actor.ipAddress ?? null,
          data: {
            announcementId: id,
            audience: to.kind,
            text: shorten(text),
            sentTo: driverIds.length,
            ...(until && { until: until.toISOString() }),
          },
        },
      });
      await queueTelling(tx, id, driverIds.length);
      if (until)
        await tell(tx, { event: 'announcement.changed', announcementId: id, driverIds: [], hasEnd: true });
    }).catch((error: unknown) => {
      // It was ahead by this process's clock, or until a moment ago.
      throw constraintOf(error) === 'announcements_until' ? isPast() : error;
    });
    // One that was stored under this id since must be the same.
    await isSent(db, actor, input, until);
    // It is stored: the task tells those who can't be told now.
    await tellPart(db, id).catch((error: unknown) =>
      deps.log.error(
        { error, announcementId: id },
        'could not tell drivers of an announcement, trying again',
      ),
    );
  }
  return getAnnouncement(db.orm, id);
}

const columnsOf = (to: AnnouncementTo) => {
  const { kind: audience, ...rest } = to;
  return { audience, ...rest };
};

/** @throws AppError BAD_INPUT for a time that the city's clocks skip */
function untilOf(timeZone: string, { until }: SendAnnouncementInput): Date | null {
  if (!until) return null;
  const moment = cityMoment(timeZone, until.day, until.time);
  if (moment === null) throw new AppError('scheduleGap').at('until');
  return new Date(moment);
}

const DAY_MS = 86_400_000;

const isPast = () => new AppError('tariffPast').at('until');

/** @throws AppError BAD_INPUT for an end that is past, or after the days for which it is shown anyway */
function assertAhead(until: Date | null): void {
  if (!until) return;
  const aheadMs = until.getTime() - Date.now();
  if (aheadMs <= 0) throw isPast();
  if (aheadMs > ANNOUNCEMENT_DAYS * DAY_MS)
    throw new AppError('scheduleFar', { days: ANNOUNCEMENT_DAYS }).at('until');
}

/** @throws AppError COMMAND_REUSED */
async function isSent(
  { orm }: Db,
  { userId }: Actor,
  input: SendAnnouncementInput,
  until: Date | null,
): Promise<boolean> {
  const [row] = await orm.select().from(announcements).where(eq(announcements.id, input.id));
  if (!row) return false;
  const asked: Partial<typeof row> = { text: input.text, authorId: userId, ...columnsOf(input.to) };
  const isSame = Object.entries(asked).every(([key, value]) => row[key as keyof typeof row] === value);
  if (!isSame || row.until?.getTime() !== until?.getTime()) throw new AppError('COMMAND_REUSED');
  return true;
}
