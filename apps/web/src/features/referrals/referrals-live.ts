import { useCallback, useEffect } from 'react';
import { useRefreshOnChange } from '../../kit/lists/use-refresh-on-change.ts';
import { turnKind } from '../../kit/live/live-kind.ts';
import { api, trpc } from '../../kit/live/trpc.ts';
import { useLive } from '../../kit/live/use-live.ts';

const changesKind = turnKind('referrals', (on) => api.referrals.changes.subscribe(undefined, on));
const ownKind = turnKind('ownReferrals', (on) => api.referrals.ownChanges.subscribe(undefined, on));

/** Keeps the desk's terms and figures up to date. */
export function useReferralsChanges(): void {
  const { desk } = trpc.useUtils().referrals;
  useRefreshOnChange(
    useLive(changesKind).data,
    useCallback(() => desk.invalidate(), [desk]),
  );
}

/** Counts the changes of the driver's own referrals: what shows them or their bonuses reads again with each. */
export const useOwnReferralsTurn = (): number | undefined => useLive(ownKind).data;

/** The longest time a timer takes, in milliseconds. */
const LONGEST_MS = 2 ** 31 - 1;
/** Clocks differ a little. */
const LATE_MS = 1_000;

/** Reads again once other terms begin: nobody changes anything at that moment, so nothing is told. */
export function useReadOnceBegun(begins: string | null | undefined, read: () => unknown): void {
  useEffect(() => {
    if (!begins) return;
    const leftMs = Date.parse(begins) - Date.now() + LATE_MS;
    if (leftMs > LONGEST_MS) return;
    const timer = setTimeout(() => void read(), Math.max(leftMs, LATE_MS));
    return () => clearTimeout(timer);
  }, [begins, read]);
}
