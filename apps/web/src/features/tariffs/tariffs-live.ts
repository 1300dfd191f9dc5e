import type { TariffsSnapshot } from '@ridewire/contracts';
import { liveKind, takeWhole } from '../../kit/live/live-kind.ts';
import { api } from '../../kit/live/trpc.ts';
import { useLive } from '../../kit/live/use-live.ts';

const tariffsKind = liveKind(
  'tariffs',
  (on) => api.tariffs.live.subscribe(undefined, on),
  takeWhole<TariffsSnapshot>,
);

/** What each ride type costs, cost before and soon will. */
export const useTariffsLive = () => useLive(tariffsKind);
