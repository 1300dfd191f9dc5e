import { isDriving, type RiderRide } from '@ridewire/contracts';

/** The ride under way as a page without a network still shows it (away/sw.js reads it). */
export interface KeptRide {
  /** Until when it was known to be true, epoch ms by this device's clock. */
  at: number;
  /** The ride's short id. */
  id: string;
  driver: string;
  plate: string | null;
  car: string;
  phone: string | null;
}

const KEY = 'ridewire-kept-ride';

/** Null without a driver to look for: nothing is kept then. */
export function keptRide(ride: RiderRide | null, car: string, at: number): KeptRide | null {
  if (!ride?.driver || !isDriving(ride.status)) return null;
  const { name: driver, licensePlate: plate, phone } = ride.driver;
  return { at, id: ride.id.slice(-6), driver, plate, car, phone };
}

/** @param ride null to forget it */
export function keepRide(ride: KeptRide | null): void {
  try {
    if (ride) localStorage.setItem(KEY, JSON.stringify(ride));
    else localStorage.removeItem(KEY);
  } catch {
    // Storage may be forbidden; then nothing is kept.
  }
}
