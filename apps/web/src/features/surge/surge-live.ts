import type { Live, SurgeSnapshot } from '@ridewire/contracts';
import { liveKind, takeWhole } from '../../kit/live/live-kind.ts';
import { api } from '../../kit/live/trpc.ts';
import { useLive } from '../../kit/live/use-live.ts';

const surgeKind = liveKind<SurgeSnapshot, Live<SurgeSnapshot, null>>(
  'surge',
  (handlers) => api.surge.current.subscribe(undefined, handlers),
  takeWhole,
);

/** Whether prices rise where an area is busy, and where they do now; undefined until that is known. */
export const useSurge = (): SurgeSnapshot | undefined => useLive(surgeKind).data;
