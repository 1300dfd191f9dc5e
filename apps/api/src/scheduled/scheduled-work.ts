import type { Log } from '../core/log.ts';
import type { BackgroundWork } from '../live/background-work.ts';
import { RIDES_AHEAD } from './scheduled-events.ts';
import type { FollowedRideTypes } from '../ride-types/follow-ride-types.ts';
import { makeSeriesRides } from './make-series-rides.ts';
import { createAsksAtRefresher } from './refresh-asks-at.ts';
import { releaseBarred } from './release-barred.ts';
import { remindDrivers } from './remind-drivers.ts';
import { requestScheduled } from './request-scheduled.ts';

export const scheduledWork = (
  deps: Parameters<typeof requestScheduled>[0] & Parameters<typeof makeSeriesRides>[0] & AsksAtWorkDeps,
): BackgroundWork[] => [
  { what: 'request scheduled rides', everyMs: 5_000, run: () => requestScheduled(deps) },
  { what: 'open scheduled rides of barred drivers', everyMs: 5_000, run: () => releaseBarred(deps) },
  { ...sayAsksAt(deps), what: 'say when drivers are asked', everyMs: 30_000 },
  { what: 'remind drivers of scheduled rides', everyMs: 30_000, run: () => remindDrivers(deps) },
  { what: 'schedule the rides of series', everyMs: 60_000, run: () => makeSeriesRides(deps) },
];

type AsksAtWorkDeps = Parameters<typeof createAsksAtRefresher>[0] & {
  log: Log;
  rideTypes: Pick<FollowedRideTypes, 'onChange'>;
};

/** Also as soon as the ride types change: the desk may stop one, or ask for another vehicle, and drivers can take other rides. */
function sayAsksAt({ log, ...deps }: AsksAtWorkDeps): Pick<BackgroundWork, 'run' | 'begin' | 'end'> {
  const refresh = createAsksAtRefresher(deps);
  let refreshing = Promise.resolve();
  const refreshNow = () => {
    refreshing = refreshing
      .then(() => refresh())
      .catch((error: unknown) => log.error({ error }, 'could not say when drivers are asked'));
  };
  return {
    run: () => refresh(),
    begin: () => {
      // It notes which types are offered by now.
      refreshNow();
      deps.rideTypes.onChange(() => {
        deps.hub.reread(RIDES_AHEAD);
        refreshNow();
      });
    },
    end: () => refreshing,
  };
}
