import { isDriving } from '@ridewire/contracts';
import { useSessionStorage } from '@mantine/hooks';
import { useEffect } from 'react';
import { trpc } from '../../../kit/live/trpc.ts';
import { useDriverLive } from '../driving-live.ts';
import { useMe } from '../../session/use-me.ts';
import { decideView, mustLookUp, type DriverView } from './decide-view.ts';

/** A driver has one ride at a time: the one that ended last is among the newest finished ones. */
const LOOKED_THROUGH = 5;

export interface WatchedRide {
  view: DriverView;
  /** The rest of the driver's live state, and why it is missing. */
  live: ReturnType<typeof useDriverLive>;
  /** Dismisses the ended ride; or marks the present one as watched again. */
  watch: (rideId: string | null) => void;
}

/** The present view of the driver's home. */
export function useDriverView(): WatchedRide {
  const live = useDriverLive();
  const me = useMe();
  const [watchedId, watch] = useSessionStorage<string | null>({
    key: `ridewire-watched-ride-${me?.id}`,
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  const driving = live.driving.data;
  const ride = driving?.ride ?? null;
  const activeId = ride && isDriving(ride.status) ? ride.id : null;
  useEffect(() => {
    if (activeId) watch(activeId);
  }, [activeId, watch]);

  const isNeeded = mustLookUp({ driving, watchedId });
  const finished = trpc.rides.driven.useQuery(
    { limit: LOOKED_THROUGH },
    { enabled: isNeeded, staleTime: 0, gcTime: 0 },
  );
  const found = finished.isFetching
    ? undefined
    : finished.data && (finished.data.find(({ id }) => id === watchedId) ?? null);
  // A missing answer must not hold up the next request.
  const isUnknown = isNeeded && finished.isError && !finished.isFetching;
  return {
    live,
    watch,
    view: decideView({
      driving,
      availability: live.availability.data,
      watchedId: isUnknown ? null : watchedId,
      found,
    }),
  };
}
