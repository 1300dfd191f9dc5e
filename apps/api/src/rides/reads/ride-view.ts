import {
  isActive,
  RIDE_TIMES,
  USUAL_TENTHS,
  waitingRulesOf,
  type ApproachQuestion,
  type BoardRide,
  type DriverRide,
  type NextDriver,
  type Noted,
  type OwnedRide,
  type Promoted,
  type RiderRide,
  type Role,
  type RideStop,
  type RideTimes,
  type RideView,
  type WatchedRide,
} from '@ridewire/contracts';
import { isLastQuestion } from '../rules/approach-policy.ts';
import type { RideImage } from '../../live/images.ts';

/** Before the arrival, a wait may still cost something. */
const costsToWait = ({ waitingRateCents, times, isArrivalSeen }: RideImage): boolean =>
  waitingRateCents > 0 && (times.arrived === null || isArrivalSeen);

/** For those who read what the fare is made of. */
export const viewRates = ({ rates }: RideImage): Pick<RideView, 'rates'> => (rates ? { rates } : {});

const viewStops = ({ stops, stopTimes }: RideImage): RideStop[] =>
  stops.map((stop, i) => {
    const at = stopTimes[i];
    return at === undefined ? stop : { ...stop, reachedAt: new Date(at).toISOString() };
  });

/** The part everyone concerned may see. */
export function viewRide(image: RideImage): RideView {
  const times: RideTimes = {};
  for (const time of RIDE_TIMES) {
    const at = image.times[time];
    if (at !== null) times[time] = new Date(at).toISOString();
  }
  return {
    id: image.id,
    version: image.version,
    status: image.status,
    type: image.type,
    pickup: image.pickup,
    ...(image.stops.length > 0 && { stops: viewStops(image) }),
    destination: image.destination,
    distanceMeters: image.distanceMeters,
    durationSeconds: image.durationSeconds,
    fareCents: image.fareCents,
    ...(image.surgeTenths > USUAL_TENTHS && { surgeTenths: image.surgeTenths }),
    ...(costsToWait(image) && { waitingRateCents: image.waitingRateCents }),
    ...(image.waiting && { waiting: waitingRulesOf(image.waiting) }),
    ...(image.waitingCents > 0 && { waitingCents: image.waitingCents }),
    ...(image.discountCents > 0 && { discountCents: image.discountCents }),
    refundedCents: image.refundedCents,
    times,
    ...(image.pin && { pin: image.pin }),
    canceledBy: image.canceledBy,
    cancelReason: image.cancelReason,
    ...(image.isNoShow && { isNoShow: true as const }),
  };
}

const viewAsked = ({ asked }: RideImage): ApproachQuestion | null =>
  asked && { until: new Date(asked.until).toISOString(), isLast: isLastQuestion(asked.assurances) };

export const viewOwned = (image: RideImage): OwnedRide => ({
  ...viewRide(image),
  riderId: image.rider.id,
  driverId: image.driver?.id ?? null,
  updatedAt: new Date(image.updatedAt).toISOString(),
});

/** For the rider and admins. */
export const viewPromo = ({ promoCode }: RideImage): Promoted => (promoCode ? { promoCode } : {});

/** For those who meet the rider. */
export const viewNote = ({ pickupNote, passenger }: RideImage): Noted => ({
  ...(pickupNote !== null && { pickupNote }),
  ...(passenger && { passenger }),
});

/**
 * As the other side sees it: without phone numbers if the city hides them, except a guest's during the ride, who can't
 * be reached otherwise.
 */
export const shield = (image: RideImage): RideImage => {
  if (!image.hidesPhones) return image;
  const { rider, driver, next } = image;
  const phone = null;
  return {
    ...image,
    rider: rider.isGuest && isActive(image.status) ? rider : { ...rider, phone },
    driver: driver && { ...driver, phone },
    ...(next && { next: { ...next, driver: { ...next.driver, phone } } }),
  };
};

/** Without the promo code. A passenger never agreed to be called after the ride. */
export const shieldForDriver = (image: RideImage): RideImage => {
  const { passenger, status } = image;
  const isOver = passenger !== null && !isActive(status);
  const seen = { ...image, promoCode: null };
  return shield(isOver ? { ...seen, passenger: { ...passenger, phone: null } } : seen);
};

/** What of a ride's people each role reads. */
export const SHIELDS: Record<Role, (image: RideImage) => RideImage> = {
  admin: (image) => image,
  rider: shield,
  driver: shieldForDriver,
};

/** The driver who takes a reserved request. */
export const viewNext = ({ next }: RideImage): { next?: NextDriver } =>
  next ? { next: { driver: next.driver, pickupAt: new Date(next.pickupAt).toISOString() } } : {};

/** For its rider, or an admin who changed it for them. */
export type ChangedRide = RiderRide & OwnedRide;
export const viewChanged = (image: RideImage): ChangedRide => ({
  ...viewOwned(image),
  ...viewForRider(image),
});

export const viewForRider = (image: RideImage): RiderRide => ({
  ...viewRide(image),
  ...viewRates(image),
  ...viewPromo(image),
  ...viewNote(image),
  driver: shield(image).driver,
  ...viewNext(shield(image)),
  ...(image.approachSeconds !== null && { approachSeconds: image.approachSeconds }),
  offeredCount: image.offeredCount,
});

export const viewForDriver = (image: RideImage): DriverRide => ({
  ...viewRide(image),
  ...viewNote(shieldForDriver(image)),
  rider: shield(image).rider,
  asked: viewAsked(image),
  ...(image.next && { nextPickupAt: new Date(image.next.pickupAt).toISOString() }),
  payoutCents: image.payoutCents,
  ...(image.autoAccepted && { acceptedForYou: true as const }),
});

export const viewForWatcher = (image: RideImage): WatchedRide => ({
  ...viewRide(image),
  ...viewPromo(image),
  ...viewNote(image),
  rider: image.rider,
  driver: image.driver,
  ...viewNext(image),
});

/** For an admin who changed it. */
export type DeskRide = BoardRide & OwnedRide;
export const viewForDesk = (image: RideImage): DeskRide => ({ ...viewOwned(image), ...viewForAdmin(image) });

export const viewForAdmin = (image: RideImage): BoardRide => ({
  ...viewRide(image),
  ...viewNote(image),
  rider: image.rider,
  asked: viewAsked(image),
  approachSeconds: image.approachSeconds,
  driver: image.driver,
  ...viewNext(image),
  commissionCents: image.commissionCents,
  payoutCents: image.payoutCents,
  offeredCount: image.offeredCount,
});
