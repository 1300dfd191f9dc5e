import { lazyLater } from '../../../kit/page/lazy-extra.tsx';
import type { RiderRide } from '@ridewire/contracts';
import type { PassengerFieldsProps } from './PassengerFields.tsx';

/** For the home, which opens without them: most people book for themselves. */
export const LaterPassengerFields = lazyLater<PassengerFieldsProps>(
  async () => (await import('./PassengerFields.tsx')).PassengerFields,
);
export const LaterPassengerLine = lazyLater<{ ride: RiderRide }>(
  async () => (await import('./PassengerLine.tsx')).PassengerLine,
);
