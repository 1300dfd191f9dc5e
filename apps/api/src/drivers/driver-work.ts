import type { BackgroundWork } from '../live/background-work.ts';
import { movePositions } from './move-positions.ts';
import { remindOfExpiry } from '../documents/expiry/remind-of-expiry.ts';
import { endLongBreaks, tellBreaksOver } from './end-breaks.ts';
import { publishNearbyCars } from './nearby-cars.ts';
import { HEARD_SAVED_SECONDS } from './presence-limits.ts';
import { putExpiredOffline } from './put-expired-offline.ts';
import { saveHeard } from './save-heard.ts';
import { watchPresence } from './watch-presence.ts';

type Deps = Parameters<typeof movePositions>[0] &
  Parameters<typeof publishNearbyCars>[0] &
  Parameters<typeof saveHeard>[0] &
  Parameters<typeof watchPresence>[0] &
  Parameters<typeof remindOfExpiry>[0];

export function driverWork(deps: Deps): BackgroundWork[] {
  const presence = watchPresence(deps);
  return [
    { what: 'send positions', everyMs: 500, run: () => movePositions(deps) },
    { what: 'tell of cars near by', everyMs: 2_000, run: () => publishNearbyCars(deps) },
    { ...presence, what: 'look for silent drivers', everyMs: 5_000, run: presence.look },
    {
      what: 'look for breaks that are over',
      everyMs: 5_000,
      run: async () => {
        await endLongBreaks(deps.db);
        await tellBreaksOver(deps.db);
      },
    },
    {
      what: 'look for documents that have expired',
      everyMs: 60_000,
      run: async () => {
        await putExpiredOffline(deps);
        await remindOfExpiry(deps);
      },
    },
    {
      what: 'save who was heard of',
      everyMs: HEARD_SAVED_SECONDS * 1_000,
      run: () => saveHeard(deps),
      isDoneAtEnd: true,
    },
  ];
}
