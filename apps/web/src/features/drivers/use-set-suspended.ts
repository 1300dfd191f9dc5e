import type { DriverView } from '@ridewire/contracts';
import { type Mutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { getMutationKey } from '@trpc/react-query';
import { useCallback } from 'react';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { keepDriver } from '../people/keep-people.ts';
import { toastDone, toastFailed } from '../../kit/toasts/show-toast.tsx';
import { useDriversTexts } from './texts.en.ts';

const SUSPEND = getMutationKey(trpc.drivers.suspend);
const REACTIVATE = getMutationKey(trpc.drivers.reactivate);
const SETTING = [SUSPEND, REACTIVATE];
const driverIdOf = ({ state }: Mutation): string => (state.variables as { driverId: string }).driverId;

interface SetSuspended {
  driverId: string;
  suspended: boolean;
  /** Why a driver is suspended. */
  reason?: string;
}

/**
 * Suspends and reactivates. Shows the change at once (see `useShownDriver`), and the former state when the server
 * refuses.
 */
export function useSetSuspended(): (change: SetSuspended) => void {
  const drivers = useDriversTexts();
  const cache = useQueryClient();
  const tell = (done: string, failure: string) => ({
    onSuccess: async (driver: DriverView) => {
      await keepDriver(driver);
      toastDone(done);
    },
    onError: (error: unknown) => toastFailed(errorSentence(error, failure)),
  });
  const { suspendDone, suspendFailed, reactivateDone, reactivateFailed } = drivers;
  const { mutate: suspend } = trpc.drivers.suspend.useMutation(tell(suspendDone, suspendFailed));
  const { mutate: reactivate } = trpc.drivers.reactivate.useMutation(tell(reactivateDone, reactivateFailed));
  return useCallback(
    ({ driverId, suspended, reason }) => {
      const predicate = (mutation: Mutation) => driverIdOf(mutation) === driverId;
      // The cache is asked, which knows at once: a second press may come before the first has rendered.
      if (SETTING.some((mutationKey) => cache.isMutating({ mutationKey, predicate }) > 0)) return;
      if (suspended) suspend({ driverId, reason });
      else reactivate({ driverId });
    },
    [cache, suspend, reactivate],
  );
}

/** The driver to show: with the pending change, otherwise as the server said. A suspended driver is not available. */
export function useShownDriver(driver: DriverView): DriverView {
  const filters = {
    status: 'pending',
    predicate: (each: Mutation) => driverIdOf(each) === driver.id,
  } as const;
  const isSuspended = useMutationState({ filters: { mutationKey: SUSPEND, ...filters } }).length > 0;
  const isReactivated = useMutationState({ filters: { mutationKey: REACTIVATE, ...filters } }).length > 0;
  if (isSuspended) return { ...driver, suspended: true, available: false };
  return isReactivated ? { ...driver, suspended: false } : driver;
}
