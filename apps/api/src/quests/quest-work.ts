import type { Db } from '@ridewire/db';
import { sql } from 'drizzle-orm';
import { inTransaction } from '../core/in-transaction.ts';
import type { Log } from '../core/log.ts';
import type { BackgroundWork } from '../live/background-work.ts';
import { CHANGES_SUMS, isRideEvent, type ServerEvent } from '../live/events.ts';
import { awardBonuses, IS_OPEN, lookForReached } from './award-bonuses.ts';

interface Deps {
  db: Db;
  log: Log;
}

const EVERY_MS = 60_000;

/**
 * Pays drivers who reach a quest, as soon as their ride is completed, and looks each minute for those whom nobody counted. Without a quest
 * nothing is counted.
 */
export function questWork({ db, log }: Deps): BackgroundWork[] {
  let hasQuest = true;
  /** Drivers who completed a ride while others were counted. */
  const waiting = new Set<string>();
  /** One after the other. */
  let counting: Promise<void> = Promise.resolve();
  const then = (work: () => Promise<void>): void => {
    counting = counting
      .then(work)
      .catch((error: unknown) =>
        log.error({ error }, 'could not count rides for quests; the next look does'),
      );
  };
  const count = async (): Promise<void> => {
    const driverIds = [...waiting];
    waiting.clear();
    if (driverIds.length > 0) await inTransaction(db, (tx) => awardBonuses(tx, driverIds));
  };
  const look = async (): Promise<void> => {
    const { rows } = await db.orm.execute(sql`select from quests where ${IS_OPEN} limit 1`);
    hasQuest = rows.length > 0;
    if (hasQuest) await lookForReached({ db });
  };
  const take = (event: ServerEvent): void => {
    if (event.event === 'quest.changed') {
      hasQuest = true;
      // Rides completed earlier on its first day count too.
      then(look);
    }
    if (!hasQuest || !isRideEvent(event) || !CHANGES_SUMS.has(event.event)) return;
    const { status, driver } = event.ride;
    if (status !== 'completed' || !driver) return;
    waiting.add(driver.id);
    then(count);
  };
  return [
    { what: 'pay drivers who reached a quest', everyMs: EVERY_MS, run: look, take, end: () => counting },
  ];
}
