import type { BackgroundWork } from '../live/background-work.ts';
import { isRideEvent, type ServerEvent } from '../live/events.ts';
import type { Log } from '../core/log.ts';
import { clearPlaces } from './change-line.ts';
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

/** A driver in line who takes a ride leaves the line at once; if this process dies now, with the next look of another. */
function freePlace({ db, log, queues }: Deps, event: ServerEvent): void {
  if (!isRideEvent(event)) return;
  const driverId = event.ride.next?.driver.id ?? event.ride.driver?.id;
  if (driverId === undefined || !queues.places().has(driverId)) return;
  clearPlaces(db, [driverId], false).catch((error: unknown) =>
    log.error({ error, driverId }, 'could not take a driver who has a ride out of the line'),
  );
}
