import { lazyLater } from '../../kit/page/lazy-extra.tsx';

/** For homes that open without it: most days nothing is announced. */
export const LaterDriverAnnouncements = lazyLater(
  async () => (await import('./DriverAnnouncements.tsx')).DriverAnnouncements,
);
