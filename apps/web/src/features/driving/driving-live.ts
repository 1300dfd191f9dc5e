import type { EarningsChange, EarningsSnapshot, EarningsView, Live } from '@ridewire/contracts';
import { useMemo } from 'react';
import type { LiveView } from '../../kit/live/follow-live.ts';
import { liveKind } from '../../kit/live/live-kind.ts';
import { api } from '../../kit/live/trpc.ts';
import { useLive } from '../../kit/live/use-live.ts';
import { reduceAvailability } from './reduce-availability.ts';
import { useKept } from './use-kept.ts';
import { withKept } from './with-kept.ts';
import { reduceDriving, type DrivingState } from './reduce-driving.ts';
import { reducePreferences } from './reduce-preferences.ts';
import { reduceOffers } from './reduce-offers.ts';

export const drivingKind = liveKind(
  'driving',
  (on) => api.rides.driving.subscribe(undefined, on),
  reduceDriving,
);
export const offersKind = liveKind('offers', (on) => api.rides.offers.subscribe(undefined, on), reduceOffers);
export const availabilityKind = liveKind(
  'availability',
  (on) => api.drivers.availability.subscribe(undefined, on),
  reduceAvailability,
);
export const preferencesKind = liveKind(
  'preferences',
  (on) => api.drivers.preferences.subscribe(undefined, on),
  reducePreferences,
);
const earningsKind = liveKind(
  'earnings',
  (on) => api.drivers.earnings.subscribe(undefined, on),
  (_: EarningsView | undefined, message: Live<EarningsSnapshot, EarningsChange>): EarningsView =>
    (message as { data: EarningsSnapshot }).data.earnings,
);

/** The driver's ride under way, as the server has it. */
export const useServedRide = () => useLive(drivingKind);

/** The driver's ride under way, with what they did without a connection. */
export function useDrivingLive(): LiveView<DrivingState> {
  const served = useServedRide();
  const { kept } = useKept();
  return useMemo(() => ({ ...served, data: withKept(served.data, kept) }), [served, kept]);
}
/** Requests the driver can take now; see openOffers for those that ran out. */
export const useOffersLive = () => useLive(offersKind);
/** Whether the driver can get requests. */
export const useAvailabilityLive = () => useLive(availabilityKind);
/** The driver's dispatch preferences. */
export const usePreferencesLive = () => useLive(preferencesKind);
/** The driver's net earnings. */
export const useEarningsLive = () => useLive(earningsKind);

/** All live data of a driver's screens. */
export function useDriverLive() {
  return {
    driving: useDrivingLive(),
    offers: useOffersLive(),
    availability: useAvailabilityLive(),
    earnings: useEarningsLive(),
  };
}
