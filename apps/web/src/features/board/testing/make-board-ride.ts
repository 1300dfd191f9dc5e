import type { BoardRide, RideStatus } from '@ridewire/contracts';

/** 14:00:00 of the test day, in ms. */
export const NOON_MS = Date.parse('2026-11-16T14:00:00Z');
export const at = (secondsAfter: number): string => new Date(NOON_MS + secondsAfter * 1_000).toISOString();

const PATH: RideStatus[] = ['requested', 'accepted', 'picked_up', 'in_transit', 'completed'];

/** A ride that reached each status up to its own at 14:00:00, unless specified otherwise. */
export function makeBoardRide(status: RideStatus, more: Partial<BoardRide> = {}): BoardRide {
  const reached = status === 'canceled' ? ['requested', 'canceled'] : PATH.slice(0, PATH.indexOf(status) + 1);
  return {
    id: '01990000-0000-7000-8000-000000a1b2c3',
    version: reached.length,
    status,
    type: 'standard',
    pickup: { address: 'Road 27, Gulshan', lat: 23.7947, lng: 90.4143 },
    destination: { address: 'Airport Terminal 1', lat: 23.8433, lng: 90.3978 },
    distanceMeters: 7_000,
    durationSeconds: 1_260,
    fareCents: 1_450,
    refundedCents: 0,
    times: Object.fromEntries(reached.map((step) => [step, at(0)])),
    canceledBy: status === 'canceled' ? 'rider' : null,
    cancelReason: null,
    asked: null,
    approachSeconds: null,
    rider: { id: 'rider-1', name: 'Nadia Rahman', phone: null },
    driver:
      status === 'requested' || status === 'canceled'
        ? null
        : {
            id: 'driver-1',
            name: 'Karim Uddin',
            phone: '+8801700000000',
            avatarUrl: null,
            vehicleModel: 'Toyota Axio',
            vehicleColor: null,
            licensePlate: 'DHK-1234',
          },
    commissionCents: 290,
    payoutCents: 1_160,
    offeredCount: 1,
    ...more,
  };
}
