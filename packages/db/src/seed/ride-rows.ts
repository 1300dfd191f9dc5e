import type { LatLng } from '@ridewire/contracts';
import { pickupCell } from '../pickup-cell.ts';
import type { PlannedRide } from './plan-rides.ts';
import type { PlannedOffer } from './plan-offers.ts';

const OFFER_MS = 30_000;

const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

/** A ride's row. Its version counts one for the request, one for each round that asked someone new, and one for each step. */
export function rideRow(ride: PlannedRide) {
  const events = eventRows(ride);
  return {
    id: ride.id,
    command_id: ride.commandId,
    rider_id: ride.rider.id,
    driver_id: ride.driver?.id ?? null,
    status: ride.completed === null ? 'canceled' : 'completed',
    version: events.length,
    type: ride.type,
    pickup_address: `${ride.pickup.name}, ${ride.pickup.area}`,
    pickup_lat: ride.pickup.lat,
    pickup_lng: ride.pickup.lng,
    pickup_cell: pickupCell(ride.pickup),
    destination_address: `${ride.destination.name}, ${ride.destination.area}`,
    destination_lat: ride.destination.lat,
    destination_lng: ride.destination.lng,
    distance_meters: ride.distanceMeters,
    duration_seconds: ride.durationSeconds,
    fare_cents: ride.fareCents,
    commission_cents: ride.commissionCents,
    payout_cents: ride.payoutCents,
    requested_at: iso(ride.requested),
    accepted_at: iso(ride.accepted),
    picked_up_at: iso(ride.pickedUp),
    in_transit_at: iso(ride.inTransit),
    completed_at: iso(ride.completed),
    canceled_at: iso(ride.canceled),
    canceled_by: ride.canceledBy,
    cancel_reason: ride.reason,
    offered_count: ride.offers.length,
    wave: ride.waves,
    updated_at: events.at(-1)?.at ?? iso(ride.requested),
  };
}

interface Step {
  type: string;
  to: string;
  at: number | null;
  actor?: { id: string; role: string } | null | undefined;
  data?: object | null;
}

/** What happened to a ride, in order, as its procedures would have written it. */
export function eventRows(ride: PlannedRide, adminId: string | null = null) {
  const driver = ride.driver && { id: ride.driver.id, role: 'driver' };
  const steps: Step[] = [
    {
      type: 'ride.requested',
      to: 'requested',
      at: ride.requested,
      actor: { id: ride.rider.id, role: 'rider' },
      data: { offered: ride.offers.filter((offer) => offer.wave === 1).length },
    },
    ...laterWaves(ride.offers),
    { type: 'ride.accepted', to: 'accepted', at: ride.accepted, actor: driver },
    { type: 'ride.picked_up', to: 'picked_up', at: ride.pickedUp, actor: driver },
    { type: 'ride.in_transit', to: 'in_transit', at: ride.inTransit, actor: driver },
    { type: 'ride.completed', to: 'completed', at: ride.completed, actor: driver },
    {
      type: 'ride.canceled',
      to: 'canceled',
      at: ride.canceled,
      actor: canceler(ride, adminId),
      data: ride.reason === null ? null : { reason: ride.reason },
    },
  ];
  const happened = steps.filter((step) => step.at !== null);
  return happened.map(({ type, to, at, actor, data }, i) => ({
    ride_id: ride.id,
    version: i + 1,
    type,
    from_status: happened[i - 1]?.to ?? null,
    to_status: to,
    actor_id: actor?.id ?? null,
    actor_role: actor?.role ?? null,
    data: data ?? null,
    at: iso(at),
  }));
}

function laterWaves(offers: PlannedOffer[]): Step[] {
  return [...new Set(offers.map((offer) => offer.wave))]
    .filter((wave) => wave > 1)
    .map((wave) => ({
      type: 'ride.offered',
      to: 'requested',
      at: offers.find((offer) => offer.wave === wave)?.offered ?? null,
      data: { wave, offered: offers.filter((offer) => offer.wave <= wave).length },
    }));
}

function canceler(ride: PlannedRide, adminId: string | null): Step['actor'] {
  switch (ride.canceledBy) {
    case 'rider':
      return { id: ride.rider.id, role: 'rider' };
    case 'driver':
      return ride.driver && { id: ride.driver.id, role: 'driver' };
    case 'admin':
      return adminId === null ? null : { id: adminId, role: 'admin' };
    case 'system':
    case null:
      return null;
    default:
      return ride.canceledBy satisfies never;
  }
}

/** The drivers asked for a ride. */
export const offerRows = (ride: PlannedRide) =>
  ride.offers.map((offer) => ({
    ride_id: ride.id,
    driver_id: offer.driverId,
    wave: offer.wave,
    pickup_meters: offer.meters,
    offered_at: iso(offer.offered),
    expires_at: iso(offer.offered + OFFER_MS),
    declined_at: iso(offer.declined),
  }));

/** Hundred-thousandths of a degree, as ride_tracks counts. */
const UNITS_PER_DEGREE = 100_000;
const inUnits = (line: readonly LatLng[]) =>
  line.flatMap(({ lat, lng }) => [Math.round(lat * UNITS_PER_DEGREE), Math.round(lng * UNITS_PER_DEGREE)]);

/** Where the car of a ride went, one row; none where nobody drove or no streets were known. */
export const trackRows = ({ id, driver, track }: PlannedRide) =>
  driver && track
    ? [{ ride_id: id, driver_id: driver.id, approach: inUnits(track.approach), trip: inUnits(track.trip) }]
    : [];
