import type {
  BoardRide,
  DriverPersonView,
  DriverPosition,
  DriverRide,
  Offer,
  PersonView,
  RideDetail,
  RideStatus,
  RideTimes,
  RideView,
  RiderRide,
} from '@ridewire/contracts';

const COURSE: RideStatus[] = ['requested', 'accepted', 'picked_up', 'in_transit', 'completed'];
const person: PersonView = { id: 'rider-1', name: 'Nadia Rahman', phone: null };
export const karim: DriverPersonView = {
  id: 'driver-1',
  name: 'Karim Uddin',
  phone: null,
  avatarUrl: null,
  vehicleModel: 'Toyota Axio',
  vehicleColor: null,
  licensePlate: 'DHK-1234',
};

/** An instant on the test's day. */
export const at = (minute: number): string => new Date(Date.UTC(2026, 10, 16, 8, minute)).toISOString();

/** A ride as it stands in `status`, with a minute between its steps. */
export function makeRideView(status: RideStatus, over: Partial<RideView> & { from?: number } = {}): RideView {
  const { from = 0, ...rest } = over;
  const reached = status === 'canceled' ? COURSE.slice(0, 1) : COURSE.slice(0, COURSE.indexOf(status) + 1);
  const times: RideTimes = Object.fromEntries(reached.map((each, i) => [each, at(from + i)]));
  if (status === 'canceled') times.canceled = at(from + 1);
  return {
    id: 'ride-1',
    version: reached.length,
    status,
    type: 'standard',
    pickup: { address: 'Road 27', lat: 23.79, lng: 90.4 },
    destination: { address: 'Airport', lat: 23.85, lng: 90.4 },
    distanceMeters: 7_400,
    durationSeconds: 1_320,
    fareCents: 1_450,
    refundedCents: 0,
    times,
    canceledBy: status === 'canceled' ? 'rider' : null,
    cancelReason: null,
    ...rest,
  };
}

type Over = Parameters<typeof makeRideView>[1];

export const makeRiderRide = (status: RideStatus, over: Over & Partial<RiderRide> = {}): RiderRide => ({
  driver: status === 'requested' || status === 'canceled' ? null : karim,
  offeredCount: 3,
  ...makeRideView(status, over),
  ...('driver' in over ? { driver: over.driver } : {}),
});

export const makeDriverRide = (status: RideStatus, over: Over = {}): DriverRide => ({
  ...makeRideView(status, over),
  rider: person,
  asked: null,
  payoutCents: 1_160,
});

export const makeBoardRide = (status: RideStatus, over: Over = {}): BoardRide => ({
  ...makeRideView(status, over),
  rider: person,
  asked: null,
  driver: status === 'requested' ? null : karim,
  commissionCents: 290,
  payoutCents: 1_160,
  approachSeconds: null,
  offeredCount: 3,
});

export const makeRideDetail = (status: RideStatus, over: Over = {}): RideDetail => ({
  ...makeRideView(status, over),
  rider: { ...person, email: 'nadia@example.test', avatarUrl: null },
  driver: status === 'requested' ? null : { ...karim, email: 'karim@example.test', avatarUrl: null },
  updatedAt: at(9),
});

export const makeOffer = (over: Over = {}, offeredAt = at(0), expiresAt = at(1)): Offer => ({
  ride: makeRideView('requested', over),
  pickupMeters: 1_200,
  pickupSeconds: 240,
  payoutCents: 1_160,
  offeredAt,
  expiresAt,
});

export const makePosition = (atMs: number, driverId = karim.id): DriverPosition => ({
  driverId,
  lat: 23.8,
  lng: 90.4,
  bearing: 90,
  at: atMs,
});
