import type { AheadSnapshot, ScheduledSnapshot } from '@ridewire/contracts';
import { liveKind, takeWhole } from '../../kit/live/live-kind.ts';
import { api } from '../../kit/live/trpc.ts';
import { useLive } from '../../kit/live/use-live.ts';

const mineKind = liveKind(
  'scheduled rides',
  (on) => api.scheduled.mine.subscribe(undefined, on),
  takeWhole<ScheduledSnapshot>,
);

/** The rider's scheduled rides, from all their devices: the soonest first. */
export const useScheduledLive = () => useLive(mineKind);

const aheadKind = liveKind(
  'rides ahead',
  (on) => api.scheduled.ahead.subscribe(undefined, on),
  takeWhole<AheadSnapshot>,
);

/** Those the driver took, and those they could take. */
export const useAheadLive = () => useLive(aheadKind);
