import type { Db } from '@ridewire/db';
import { sql } from 'drizzle-orm';
import { inTransaction } from '../core/in-transaction.ts';
import type { Log } from '../core/log.ts';
import type { BackgroundWork } from '../live/background-work.ts';
import { CHANGES_SUMS, isRideEvent, type ServerEvent } from '../live/events.ts';
import { countReferrals, IS_OPEN, lookThroughReferrals } from './count-referrals.ts';

interface Deps {
  db: Db;
  log: Log;
}

const EVERY_MS = 60_000;

/**
 * Counts rides for the referrals their drivers came by as soon as they are completed, and looks each minute for what nobody counted or
 * couldn't pay. Without an open referral nothing is counted.
 */
export function referralWork({ db, log }: Deps): BackgroundWork[] {
  let hasOpen = true;
  /** Drivers who completed a ride while others were counted. */
  const waiting = new Set<string>();
  /** One after the other. */
  let counting: Promise<void> = Promise.resolve();
  const count = async (): Promise<void> => {
    const driverIds = [...waiting];
    waiting.clear();
    if (driverIds.length > 0) await inTransaction(db, (tx) => countReferrals(tx, driverIds));
  };
  const look = async (): Promise<void> => {
    const { rows } = await db.orm.execute(sql`select from referrals f where ${IS_OPEN} limit 1`);
    hasOpen = rows.length > 0;
    if (hasOpen) await lookThroughReferrals({ db });
  };
  const take = (event: ServerEvent): void => {
    // A driver who came by one may just have been approved.
    if (event.event === 'referral.changed') hasOpen = true;
    // Rides that are set back or deleted count no longer.
    if (!hasOpen || !isRideEvent(event) || !CHANGES_SUMS.has(event.event)) return;
    const { driver } = event.ride;
    if (!driver) return;
    waiting.add(driver.id);
    counting = counting
      .then(count)
      .catch((error: unknown) =>
        log.error({ error }, 'could not count rides for referrals; the next look does'),
      );
  };
  return [
    { what: 'pay drivers who brought others', everyMs: EVERY_MS, run: look, take, end: () => counting },
  ];
}
