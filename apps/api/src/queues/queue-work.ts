import type { BackgroundWork } from '../live/background-work.ts';
import { isRideEvent, type ServerEvent } from '../live/events.ts';
import type { Log } from '../core/log.ts';
import { clearPlaces } from './change-line.ts';
import { settleKeptPlaces } from './keep-places.ts';
import { watchLines } from './watch-lines.ts';

type Deps = Parameters<typeof watchLines>[0] & { log: Log };

export function queueWork(deps: Deps): BackgroundWork[] {
  const { look, restAfterGap } = watchLines(deps);
  return [
    {
      what: 'look after the queues',
      everyMs: 2_000,
      run: look,
      restAfterGap,
      take: (event) => freePlace(deps, event),
    },
  ];
}

/**
 * A driver in line who takes a ride leaves the line at once, and one whose ride ends hears at once that their place is kept; if this
 * process dies now, with the next look of another.
 */
function freePlace({ db, log, queues }: Deps, event: ServerEvent): void {
  if (!isRideEvent(event)) return;
  const { next, driver } = event.ride;
  const concerned = [next?.driver.id, driver?.id, event.leftDriverId].filter((id) => id != null);
  const report = (error: unknown) =>
    log.error(
      { error, driverIds: concerned },
      'could not give up or keep the place in line of a driver with a ride',
    );
  const inLine = concerned.filter((id) => queues.places().has(id));
  if (inLine.length > 0) clearPlaces(db, inLine).catch(report);
  const kept = concerned.filter((id) => queues.isKept(id));
  if (kept.length > 0) settleKeptPlaces(db, kept).catch(report);
}
