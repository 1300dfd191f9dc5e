import type { Db } from '@ridewire/db';
import { keepLoaded } from '../core/keep-loaded.ts';
import type { Log } from '../core/log.ts';
import type { BackgroundWork } from '../live/background-work.ts';
import { endAnnouncements, findNextEnd } from './end-announcements.ts';

/** No timer runs longer, in milliseconds: clocks drift apart over days. */
const LONGEST_TIMER_MS = 86_400_000;
/** A timer may go off a little before the database's clock is there, in milliseconds. */
const LATER_MS = 5;

/**
 * Ends announcements at their time: one timer for the next end, set anew when one with an end is sent or withdrawn, and when events may
 * have been missed.
 */
export function announcementWork({ db, log }: { db: Db; log: Log }): BackgroundWork[] {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const look = async (): Promise<void> => {
    await endAnnouncements(db);
    const nextMs = await findNextEnd(db);
    clearTimeout(timer);
    if (nextMs === null || isStopped) return;
    const afterMs = Math.min(Math.max(Math.ceil(nextMs), 0) + LATER_MS, LONGEST_TIMER_MS);
    timer = setTimeout(() => ends.reload(), afterMs);
  };
  const ends = keepLoaded(look, (error) => log.error({ error }, 'could not end announcements, trying again'));
  return [
    {
      ...{ what: 'end announcements', everyMs: LONGEST_TIMER_MS, run: () => ends.load() },
      begin: () => ends.reload(),
      take: (event) => {
        if (event.event === 'announcement.changed' && event.hasEnd) ends.reload();
      },
      restAfterGap: () => ends.reload(),
      end: async () => {
        isStopped = true;
        clearTimeout(timer);
        ends.stop();
      },
    },
  ];
}
