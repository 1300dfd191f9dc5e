import { lazyLater } from '../../kit/page/lazy-extra.tsx';

/** Only for a ride with its rider aboard. */
export const LaterCheckInNews = lazyLater<{ rideId: string; onView: () => void }>(
  async () => (await import('./CheckInNews.tsx')).CheckInNews,
);
