import type { RequestRideInput } from '@ridewire/contracts';

/** Gulshan to the airport: about 5 km apart. */
export const GULSHAN = { address: 'Gulshan 2 Circle', lat: 23.7947, lng: 90.4143 };
export const AIRPORT = { address: 'Airport', lat: 23.8433, lng: 90.3978 };

/** A request as a rider makes it. */
export const request = (change: Partial<RequestRideInput> = {}): RequestRideInput => ({
  commandId: crypto.randomUUID(),
  pickup: GULSHAN,
  destination: AIRPORT,
  type: 'standard',
  ...change,
});
