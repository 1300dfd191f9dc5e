import type { Core } from '../core/core.ts';
import { listDriversForIndex } from '../drivers/driver-queries.ts';
import type { ServerEvent } from '../realtime/server-events.ts';
import { listWaitingRides } from './offer-queries.ts';
import { updateIndex } from './update-index.ts';

/**
 * Feeds the index of drivers and waiting rides, from the database and from events. What happens while the database is
 * being read is put in once more after it, for the answer may be older.
 */
export function feedIndex(core: Core) {
  let meanwhile: { event: ServerEvent; isNews: boolean }[] = [];
  let loading: Promise<void> | null = null;
  let again = false;

  async function readOnce(): Promise<void> {
    meanwhile = [];
    const [drivers, waiting] = await Promise.all([listDriversForIndex(core.db), listWaitingRides(core.db)]);
    core.drivers.clear();
    core.waiting.clear();
    for (const { id, available, rideId, riderId, isAboard, lat, lng, at, ...away } of drivers) {
      core.drivers.setAvailable(id, available);
      core.drivers.setAway(id, away);
      if (rideId && riderId) core.drivers.setRiding(id, { rideId, riderId, isAboard });
      if (lat !== null && lng !== null && at) {
        core.positions.learn({ driverId: id, lat, lng, bearing: null, at: at.getTime() });
      }
      const position = core.positions.get(id);
      if (position) core.drivers.setPosition(position);
    }
    for (const ride of waiting) core.waiting.add(ride.id, ride.pickup, ride.waitedMs);
    for (const { event, isNews } of meanwhile) updateIndex(core, event, isNews);
  }

  async function read(): Promise<void> {
    do {
      again = false;
      await readOnce();
    } while (again);
  }

  return {
    take(event: ServerEvent, isNews: boolean): void {
      if (loading) meanwhile.push({ event, isNews });
      updateIndex(core, event, isNews);
    },
    /**
     * Reads everything anew, at the start and after events may have been missed. One at a time: asked for again meanwhile,
     * it is done once more.
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
