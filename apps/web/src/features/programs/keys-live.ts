import type { ApiKeysSnapshot, Live } from '@ridewire/contracts';
import { liveKind, takeWhole } from '../../kit/live/live-kind.ts';
import { api } from '../../kit/live/trpc.ts';
import { useLive } from '../../kit/live/use-live.ts';

const keysKind = liveKind<ApiKeysSnapshot, Live<ApiKeysSnapshot, null>>(
  'api-keys',
  (on) => api.apiKeys.mine.subscribe(undefined, on),
  takeWhole,
);

/** The person's API keys. */
export const useKeysLive = () => useLive(keysKind);
