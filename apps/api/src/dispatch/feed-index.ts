import type { Db } from '@ridewire/db';
import type { LatestPositions } from '../drivers/latest-positions.ts';
import { listDriversForIndex } from '../drivers/driver-queries.ts';
import { findPairWish, listPairWishes } from '../wishes/wish-queries.ts';
import type { PairWish } from '../wishes/pair-wishes.ts';
import type { Log } from '../core/log.ts';
import { reasonOf } from '../core/reason-of.ts';
import type { ServerEvent } from '../live/events.ts';
import { homewardOf, servingOf } from '../live/tell-driver-changed.ts';
import { listWaitingRides } from './waiting-queries.ts';
import { listAnswers, listDays } from './past-queries.ts';
import { updateIndex, type IndexDeps } from './update-index.ts';

interface Deps extends IndexDeps {
  db: Db;
  positions: LatestPositions;
  log: Log;
}

/**
 * Feeds the memory of drivers and waiting rides from the database and from events. Events during a read are applied
 * again after it, because its answer may be older.
 */
export function feedIndex(deps: Deps) {
  let meanwhile: { event: ServerEvent; isNews: boolean }[] = [];
  let loading: Promise<void> | null = null;
  let again = false;
  let rereading = Promise.resolve();

  /**
   * Events about a wish may overtake each other without telling their order, so the wish is read, one read after
   * another.
   */
  function rereadWish(said: PairWish): void {
    const reread = async () => {
      let kind: PairWish['kind'];
      do {
        await loading?.catch(() => {});
        kind = await findPairWish(deps.db, said);
      } while (loading);
      deps.wishes.learn({ ...said, kind });
    };
    rereading = rereading.then(reread).catch((error: unknown) => {
      deps.log.warn({ reason: reasonOf(error) }, 'could not read a wish again');
    });
  }

  async function readOnce(): Promise<void> {
    meanwhile = [];
    const [drivers, waiting, days, answers, wishes] = await Promise.all([
      listDriversForIndex(deps.db),
      listWaitingRides(deps.db),
      listDays(deps.db),
      listAnswers(deps.db),
      listPairWishes(deps.db),
    ]);
    const memories = [deps.drivers, deps.waiting, deps.days, deps.answers, deps.wishes];
    for (const memory of memories) memory.clear();
    for (const wish of wishes) deps.wishes.learn(wish);
    for (const { driverId, ...day } of days) deps.days.set(driverId, day);
    for (const answer of answers) deps.answers.learn(answer);
    for (const driver of drivers) {
      const { id, rideId, riderId, isAboard, boardedAt, dropOff, nextRideId, lat, lng, at } = driver;
      deps.drivers.learnVersion(id, driver.version);
      deps.drivers.setAvailable(id, driver.available);
      deps.drivers.setAway(id, driver);
      deps.drivers.setCooling(id, driver.coolingUntil?.getTime() ?? null);
      deps.drivers.setHomeward(id, homewardOf(driver.homeward));
      deps.drivers.setAutoAccept(id, driver.autoAccept);
      deps.drivers.setServing(id, servingOf(driver));
      if (rideId && riderId)
        deps.drivers.setRiding(id, {
          rideId,
          riderId,
          isAboard,
          boardedAt: boardedAt?.getTime() ?? null,
          dropOff,
        });
      if (nextRideId) deps.drivers.setNext(id, nextRideId);
      if (lat !== null && lng !== null && at) {
        deps.positions.learn({ driverId: id, lat, lng, bearing: null, at: at.getTime() });
      }
      const position = deps.positions.get(id);
      if (position) deps.drivers.setPosition(position);
    }
    for (const ride of waiting) deps.waiting.add(ride.id, ride);
    for (const { event, isNews } of meanwhile) updateIndex(deps, event, isNews);
  }

  async function read(): Promise<void> {
    do {
      again = false;
      await readOnce();
    } while (again);
  }

  return {
    /** @returns as updateIndex */
    take(event: ServerEvent, isNews: boolean): string[] {
      if (loading) meanwhile.push({ event, isNews });
      if (event.event === 'wish.changed') rereadWish(event);
      return updateIndex(deps, event, isNews);
    },
    /**
     * Reads everything again, at the start and after events may have been missed. A call during a read causes one
     * more.
     * @throws the database's error
     */
    load(): Promise<void> {
      if (loading) again = true;
      loading ??= read().finally(() => {
        loading = null;
        meanwhile = [];
      });
      return loading;
    },
  };
}
