import { useCallback } from 'react';
import { useRefreshOnChange } from '../../../kit/lists/use-refresh-on-change.ts';
import { turnKind } from '../../../kit/live/live-kind.ts';
import { api, trpc } from '../../../kit/live/trpc.ts';
import { useLive } from '../../../kit/live/use-live.ts';

const incidentsKind = turnKind('incidents', (on) => api.incidents.changes.subscribe(undefined, on));

/** How often incidents came or changed, for admins. */
export const useIncidentsLive = () => useLive(incidentsKind);

/** Keeps the shown incidents up to date. */
export function useIncidentsChanges(): void {
  const utils = trpc.useUtils();
  useRefreshOnChange(
    useIncidentsLive().data,
    useCallback(() => utils.incidents.invalidate(), [utils]),
  );
}
