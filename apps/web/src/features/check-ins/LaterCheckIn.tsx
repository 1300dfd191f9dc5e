import { lazyLater } from '../../kit/page/lazy-extra.tsx';
import type { RideWithAlert } from '../sos/use-raise-alert.ts';

/** For homes that open without it: minutes pass before anybody is asked. */
export const LaterCheckIn = lazyLater<{ ride: RideWithAlert }>(
  async () => (await import('./CheckIn.tsx')).CheckIn,
);
