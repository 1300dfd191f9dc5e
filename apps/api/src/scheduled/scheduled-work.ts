import type { BackgroundWork } from '../live/background-work.ts';
import { makeSeriesRides } from './make-series-rides.ts';
import { createAsksAtRefresher } from './refresh-asks-at.ts';
import { releaseBarred } from './release-barred.ts';
import { remindDrivers } from './remind-drivers.ts';
import { requestScheduled } from './request-scheduled.ts';

export const scheduledWork = (
  deps: Parameters<typeof requestScheduled>[0] &
    Parameters<typeof makeSeriesRides>[0] &
    Parameters<typeof createAsksAtRefresher>[0],
): BackgroundWork[] => [
  { what: 'request scheduled rides', everyMs: 5_000, run: () => requestScheduled(deps) },
  { what: 'open scheduled rides of barred drivers', everyMs: 5_000, run: () => releaseBarred(deps) },
  { what: 'say when drivers are asked', everyMs: 30_000, run: createAsksAtRefresher(deps) },
  { what: 'remind drivers of scheduled rides', everyMs: 30_000, run: () => remindDrivers(deps) },
  { what: 'schedule the rides of series', everyMs: 60_000, run: () => makeSeriesRides(deps) },
];
