import type { Live, WebhooksSnapshot } from '@ridewire/contracts';
import { useCallback } from 'react';
import { useRefreshOnChange } from '../../../kit/lists/use-refresh-on-change.ts';
import { countTurns, liveKind, takeWhole } from '../../../kit/live/live-kind.ts';
import { api, trpc } from '../../../kit/live/trpc.ts';
import { useLive } from '../../../kit/live/use-live.ts';

const webhooksKind = liveKind(
  'webhooks',
  (on) => api.webhooks.live.subscribe(undefined, on),
  (before: (WebhooksSnapshot & { turn: number }) | undefined, message: Live<WebhooksSnapshot, null>) => ({
    ...takeWhole(undefined, message),
    turn: countTurns(before?.turn),
  }),
);

/** The webhooks and how they are doing. Each news of them reads the shown deliveries again. */
export function useWebhooksLive() {
  const utils = trpc.useUtils();
  const live = useLive(webhooksKind);
  useRefreshOnChange(
    live.data?.turn,
    useCallback(() => utils.webhooks.deliveries.invalidate(), [utils]),
  );
  return live;
}
