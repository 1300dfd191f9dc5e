import { ALONE_MS, QUEUE_ALONE_SECONDS, type DriverDays, type OfferAnswers } from '@ridewire/dispatch';
import { isDriving, type LatLng } from '@ridewire/contracts';
import type { DriverIndex } from '../drivers/driver-index.ts';
import type { WaitingRides } from './waiting-rides.ts';
import type { PairWishes } from '../wishes/pair-wishes.ts';
import type { Queues } from '../queues/follow-queues.ts';
import type { RiderCancellations } from '../rides/rider-cancellations.ts';
import { OFFER_SECONDS } from '../rides/rules/offer-policy.ts';
import { isRideEvent, type RideEvent, type ServerEvent } from '../live/events.ts';

export interface IndexDeps {
  drivers: DriverIndex;
  waiting: WaitingRides;
  cancellations: RiderCancellations;
  wishes: PairWishes;
  answers: OfferAnswers;
  days: DriverDays;
  queues: Pick<Queues, 'zoneAt' | 'zoneOf'>;
}

/**
 * Keeps the memory of drivers and waiting rides up to date with committed events.
 * @param isNews false for an event that a newer one of the same ride overtook: only the driver who left is still news
 * @returns the rides that the driver who takes this one was asked for
 */
export function updateIndex(deps: IndexDeps, event: ServerEvent, isNews: boolean): string[] {
  if (isRideEvent(event)) return updateRide(deps, event, isNews);
  if (event.event === 'driver.changed') {
    const { id, version, available, presence, homeward, autoAccept, vehicle, declinedTypes } = event.driver;
    if (!deps.drivers.learnVersion(id, version)) return [];
    deps.drivers.setAvailable(id, available);
    if (available) deps.days.begin(id, Date.now());
    else deps.days.end(id);
    deps.drivers.setAway(id, {
      isSilent: presence.silentSince !== null,
      isPaused: presence.pausedSince !== null,
    });
    deps.drivers.setCooling(id, presence.cooling?.until ?? null);
    deps.drivers.setHomeward(id, homeward);
    deps.drivers.setAutoAccept(id, autoAccept);
    deps.drivers.setServing(id, { vehicle, declinedTypes });
  }
  if (event.event === 'wish.changed') deps.wishes.learn(event);
  if (event.event === 'offer.declined') deps.answers.decline(event.rideId, event.driverId);
  return [];
}

function updateRide(deps: IndexDeps, event: RideEvent, isNews: boolean): string[] {
  const { ride, leftDriverId } = event;
  if (leftDriverId) {
    deps.drivers.endRiding(leftDriverId, ride.id);
    deps.drivers.endNext(leftDriverId, ride.id);
  }
  if (!isNews) return [];
  const left = learnAnswers(deps, event);
  if (ride.next) deps.drivers.setNext(ride.next.driver.id, ride.id);
  if (ride.status === 'requested' && !ride.next)
    deps.waiting.add(ride.id, { ...ride, riderId: ride.rider.id });
  else deps.waiting.remove(ride.id);
  if (event.event === 'ride.canceled' && ride.canceledBy === 'rider')
    deps.cancellations.note(ride.rider.id, ride.id, event.asked ?? [], ride.driver !== null);
  if (event.event === 'ride.stalled') deps.cancellations.excuse(ride.id);
  if (!ride.driver) return left;
  deps.drivers.endNext(ride.driver.id, ride.id);
  if (isDriving(ride.status))
    deps.drivers.setRiding(ride.driver.id, {
      rideId: ride.id,
      riderId: ride.rider.id,
      isAboard: ride.status !== 'accepted',
      boardedAt: ride.status === 'picked_up' ? ride.times.picked_up : null,
      // Before the last stop the remaining drive isn't known.
      dropOff:
        ride.status === 'in_transit' && ride.stopTimes.length === ride.stops.length
          ? { lat: ride.destination.lat, lng: ride.destination.lng }
          : null,
    });
  else {
    if (deps.drivers.ridingOf(ride.driver.id)?.rideId === ride.id)
      deps.days.endRide(ride.driver.id, ride.status === 'completed' ? ride.payoutCents : 0, Date.now());
    deps.drivers.endRiding(ride.driver.id, ride.id);
  }
  return left;
}

function learnAnswers(
  { answers, queues }: IndexDeps,
  { event, ride, offers, isGathered, isPlanned }: RideEvent,
): string[] {
  const now = performance.now();
  if (isGathered) answers.gather(ride.id, now);
  else if (ride.next) answers.end(ride.id, ride.next.driver.id, now);
  else if (ride.status === 'requested')
    answers.ask(
      ride.id,
      offers ?? [],
      now,
      isPlanned ? PLANNED_MS : aloneMs(queues, ride.pickup, offers ?? []),
    );
  else answers.end(ride.id, event === 'ride.accepted' ? (ride.driver?.id ?? null) : null, now);
  const taker = ride.next ?? (event === 'ride.accepted' || event === 'ride.assigned' ? ride : null);
  return taker?.driver ? answers.leave(taker.driver.id) : [];
}

/** A driver who took the ride beforehand is asked alone for as long as their offer is open. */
const PLANNED_MS = OFFER_SECONDS * 1_000;

/** Drivers in line where the ride begins are asked alone for as long as their offer is open. */
function aloneMs(
  queues: IndexDeps['queues'],
  pickup: LatLng,
  offers: readonly { driverId: string }[],
): number {
  const zone = offers.length > 0 ? queues.zoneAt(pickup) : undefined;
  const isByQueue = zone && offers.every(({ driverId }) => queues.zoneOf(driverId) === zone.id);
  return isByQueue ? QUEUE_ALONE_SECONDS * 1_000 : ALONE_MS;
}
