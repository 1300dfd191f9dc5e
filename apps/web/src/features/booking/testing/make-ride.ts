import type { DriverPosition, RiderRide } from '@ridewire/contracts';

/** Ten degrees of latitude are about 1,112 km: a hundredth is 1,112 m. */
export const PICKUP = { address: 'Gulshan 2 Circle, Gulshan', lat: 23.79, lng: 90.41 };
export const DESTINATION = { address: 'Banani 11, Banani', lat: 23.85, lng: 90.41 };

/** A ride as its rider sees it. */
export const makeRide = (change: Partial<RiderRide> = {}): RiderRide => ({
  id: '0197a000-0000-7000-8000-000000a1b2c3',
  version: 1,
  status: 'requested',
  type: 'standard',
  pickup: PICKUP,
  destination: DESTINATION,
  distanceMeters: 8_673,
  durationSeconds: 1_561,
  fareCents: 1_551,
  refundedCents: 0,
  times: { requested: '2026-03-01T08:00:00.000Z' },
  canceledBy: null,
  cancelReason: null,
  driver: null,
  offeredCount: 3,
  ...change,
});

export const KARIM = {
  id: 'karim',
  name: 'Karim',
  phone: '+8801700000000',
  avatarUrl: null,
  vehicleModel: 'Toyota Axio',
  vehicleColor: null,
  licensePlate: 'DHK-1234',
};

/** A driver this many hundredths of a degree north of the pickup. */
export const positionAt = (lat: number): DriverPosition => ({
  driverId: 'karim',
  lat,
  lng: 90.41,
  bearing: null,
  at: Date.parse('2026-03-01T08:05:00.000Z'),
});
