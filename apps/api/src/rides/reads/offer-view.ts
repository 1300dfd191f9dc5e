import { secondsByStreet, type Offer } from '@ridewire/contracts';
import type { RideImage } from '../../live/images.ts';
import { viewRide } from './ride-view.ts';

/** For an asked driver: nothing about the rider's identity. Times in milliseconds since 1970. */
export const viewOffer = (
  image: RideImage,
  {
    meters,
    seconds,
    leftSeconds,
  }: { meters: number | null; seconds?: number | null; leftSeconds?: number | null },
  offeredAt: number,
  expiresAt: number,
): Offer => ({
  ride: viewRide(image),
  payoutCents: image.payoutCents,
  pickupMeters: meters,
  pickupSeconds: seconds ?? (meters === null ? null : secondsByStreet(meters)),
  ...(typeof leftSeconds === 'number' && { isNext: true as const }),
  offeredAt: new Date(offeredAt).toISOString(),
  expiresAt: new Date(expiresAt).toISOString(),
});
