import type { DriverView } from '@ridewire/contracts';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { api } from '../../kit/live/trpc.ts';
import { keepDriver } from '../people/people-queries.ts';
import { toastDone, toastFailed } from '../../kit/toasts/show-toast.tsx';
import { useDriversTexts } from './texts.en.ts';

const KEY = ['people', 'set-suspended'];

interface SetSuspended {
  driverId: string;
  suspended: boolean;
  /** Why somebody is suspended. */
  reason?: string;
}

/** Suspends and reactivates. Shows at once (see `useShownDriver`), and what was before when the server refuses. */
export function useSetSuspended(): (change: SetSuspended) => void {
  const drivers = useDriversTexts();
  const cache = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: KEY,
    mutationFn: ({ driverId, suspended, reason }: SetSuspended) =>
      suspended
        ? api.drivers.suspend.mutate({ driverId, reason })
        : api.drivers.reactivate.mutate({ driverId }),
    onSuccess: async (driver, { suspended }) => {
      await keepDriver(cache, driver);
      toastDone(suspended ? drivers.suspendDone : drivers.reactivateDone);
    },
    onError: (error, { suspended }) =>
      toastFailed(errorSentence(error, suspended ? drivers.suspendFailed : drivers.reactivateFailed)),
  });
  return useCallback(
    (change) => {
      const isSame = ({ state }: { state: { variables: unknown } }) =>
        (state.variables as SetSuspended).driverId === change.driverId;
      // Asked of the cache, which knows at once: a second press may come before the first has rendered.
      if (cache.isMutating({ mutationKey: KEY, predicate: isSame }) === 0) mutate(change);
    },
    [cache, mutate],
  );
}

/** The driver to show: with what is being set, else as the server said. Who is suspended is not available. */
export function useShownDriver(driver: DriverView): DriverView {
  const pending = useMutationState({
    filters: { mutationKey: KEY, status: 'pending' },
    select: ({ state }) => state.variables as SetSuspended,
  });
  const change = pending.findLast(({ driverId }) => driverId === driver.id);
  return change
    ? { ...driver, suspended: change.suspended, available: driver.available && !change.suspended }
    : driver;
}
