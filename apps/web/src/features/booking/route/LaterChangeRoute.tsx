import { Button } from '@mantine/core';
import type { RiderRide } from '@ridewire/contracts';
import { lazyLater } from '../../../kit/page/lazy-extra.tsx';

/** For the home, which opens without it: until then its room is kept, so that nothing moves. */
export const LaterChangeRoute = lazyLater<{ ride: RiderRide }>(
  async () => (await import('./ChangeRoute.tsx')).ChangeRoute,
  () => <Button size="md" variant="default" disabled aria-hidden />,
);
