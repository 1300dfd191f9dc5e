import type { ProfileSnapshot } from '@ridewire/contracts';
import { liveKind, takeWhole } from '../../kit/live/live-kind.ts';
import { api } from '../../kit/live/trpc.ts';
import { useLive } from '../../kit/live/use-live.ts';

export const profileKind = liveKind(
  'profile',
  (on) => api.profile.current.subscribe(undefined, on),
  takeWhole<ProfileSnapshot>,
);

/** The person's own account as the server knows it, and its figures; see useProfile. */
export const useProfileLive = () => useLive(profileKind);
