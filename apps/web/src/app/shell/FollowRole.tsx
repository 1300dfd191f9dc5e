import type { Role } from '@ridewire/contracts';
import { useToldAlert } from '../../features/notifications/use-told-alert.ts';
import { useFollowRideTypes } from '../../features/rides/ride-types.ts';
import { useFollowProfile } from '../../features/session/use-profile.ts';
import { lazyExtra, lazyLater } from '../../kit/page/lazy-extra.tsx';

// Loaded next to the page, so that nobody loads what another role needs.
const FOLLOWERS = {
  rider: lazyExtra(async () => (await import('./FollowRider.tsx')).FollowRider),
  driver: lazyExtra(async () => (await import('./FollowDriver.tsx')).FollowDriver),
  admin: lazyExtra(async () => (await import('./FollowAdmin.tsx')).FollowAdmin),
};

const FollowLater = lazyLater<{ role: Role }>(async () => (await import('./FollowLater.tsx')).FollowLater);

/** Follows what concerns the person on every page: a ride may start or end while they look at something else. */
export function FollowRole({ role }: { role: Role }) {
  useFollowProfile();
  useToldAlert();
  useFollowRideTypes();
  const Follow = FOLLOWERS[role];
  return (
    <>
      <Follow />
      <FollowLater role={role} />
    </>
  );
}
