import { z } from 'zod';
import type { MissedWhy } from './scheduled-choices.ts';
import { SCHEDULED_STATES } from './choices.ts';
import { DateRange } from './date-range.ts';
import { RideType } from './fare-quote.ts';
import { LatLng } from './geo.ts';
import { mistake } from './mistakes.ts';
import { Business } from './business.ts';
import { Passenger } from './passenger.ts';
import { PageInput, SearchText } from './pages.ts';
import { PromoCode } from './promos.ts';
import { PickupNote } from './rides.ts';
import type { Noted, PersonView } from './ride-views.ts';
import { LONGEST_PICKUP_NOTE } from './limits.ts';
import type { PlannedDriver } from './rides-ahead.ts';
import { Stop, StopPlaces, Stops } from './stops.ts';
import { line, orNone } from './text.ts';

/** How far ahead rides can be scheduled, in days. */
export const MOST_DAYS_AHEAD = 7;
/**
 * And how soon, in minutes: half an hour more than the longest search, so that scheduling is no way to a ride now at the usual
 * price.
 */
export const LEAST_MINUTES_AHEAD = 60;
/** The most rides a person has scheduled at a time. */
export const MOST_SCHEDULED = 10;
/** Two of one rider's pickups are at least this far apart, in minutes. */
export const MINUTES_APART = 30;

const ScheduledId = z.uuid(mistake('scheduledId'));

/** When the rider wants to be picked up, by the city's clocks. */
const PickupTime = {
  day: z.iso.date(mistake('scheduleDay')),
  time: z.string(mistake('scheduleTime')).regex(/^([01]\d|2[0-3]):[0-5]\d$/, mistake('scheduleTime')),
};

/** The prices of a trip at the usual price level: a scheduled ride costs that, however busy it is by then. */
export const ScheduledQuoteInput = z.object({
  pickup: LatLng,
  stops: StopPlaces.optional(),
  destination: LatLng,
});
export type ScheduledQuoteInput = z.infer<typeof ScheduledQuoteInput>;

export const ScheduleRideInput = z.object({
  /** Made by the client once per press. Sending the same id again answers with the same scheduled ride. */
  id: ScheduledId,
  pickup: Stop,
  /** Between the two ends, in their order; none if left out. */
  stops: Stops.optional(),
  destination: Stop,
  pickupNote: PickupNote,
  passenger: Passenger.optional(),
  /** What a ride for work is for; left out for a private one. */
  business: Business.optional(),
  type: RideType,
  ...PickupTime,
  /** What it takes off is certain only when the ride is requested: by then, others may have used it up. */
  promoCode: PromoCode.optional(),
  /** The fare the person saw. If it has changed, the call is refused with PRICE_CHANGED. */
  quotedFareCents: z.int().positive().optional(),
});
export type ScheduleRideInput = z.infer<typeof ScheduleRideInput>;

/** The pickup time that the person saw, ISO 8601. If it has changed since, the call is refused with RIDE_CHANGED. */
const seenPickupAt = z.iso.datetime(mistake('scheduleTime')).optional();

export const RescheduleInput = z.object({ id: ScheduledId, ...PickupTime, seenPickupAt });
export type RescheduleInput = z.infer<typeof RescheduleInput>;

/** What is left out stays as it is. The price stays too, unless the places or the type are others. */
export const ChangeScheduledInput = z.object({
  id: ScheduledId,
  pickup: Stop.optional(),
  /** Between the two ends, in their order. */
  stops: Stops.optional(),
  destination: Stop.optional(),
  type: RideType.optional(),
  day: PickupTime.day.optional(),
  time: PickupTime.time.optional(),
  /** Blank or null for none. */
  pickupNote: orNone(line('note', LONGEST_PICKUP_NOTE)),
  /** Null for the rider. */
  passenger: Passenger.nullable().optional(),
  /** Null for a private ride. */
  business: Business.nullable().optional(),
  /** Null for none. */
  promoCode: PromoCode.nullable().optional(),
  /** The fare the person saw, without the code. If it has changed, the call is refused with PRICE_CHANGED. */
  quotedFareCents: z.int().positive().optional(),
  /** The ride's `revision` that the person saw. If it has changed since, the call is refused with RIDE_CHANGED. */
  seen: z.string(mistake('revision')).max(100, mistake('revision')).optional(),
  /** The same for somebody who saw only the time. */
  seenPickupAt,
});
export type ChangeScheduledInput = z.infer<typeof ChangeScheduledInput>;

export const ScheduledInput = z.object({ id: ScheduledId });
export type ScheduledInput = z.infer<typeof ScheduledInput>;

/** What a scheduled ride is to the desk: it waits until its ride is made, isn’t made, or was canceled before. */
export type ScheduledState = (typeof SCHEDULED_STATES)[number];

/**
 * A ride for later, without its driver. Some minutes before its time it is requested: from then on it is a ride like any
 * other, and no longer here.
 */
export interface ScheduledTrip extends Noted {
  id: string;
  pickup: Stop;
  /** Left out if there are none. */
  stops?: Stop[];
  destination: Stop;
  type: RideType;
  /** The whole fare. */
  fareCents: number;
  /** Taken off if the code still holds when the ride is requested; left out for none. */
  promo?: { code: string; discountCents: number };
  /** The code it was scheduled with, if that was ended since or isn’t valid at the pickup time: the fare is without it. */
  lostCode?: string;
  distanceMeters: number;
  durationSeconds: number;
  /** ISO 8601. */
  pickupAt: string;
  /** What it is for, if it is for work; left out for a private one. */
  business?: Business;
  /** The series that it is of; left out for a single ride. */
  seriesId?: string;
  /** Another one after each change. */
  revision: string;
}

/** A ride for later, as its rider sees it. */
export interface ScheduledRide extends ScheduledTrip {
  /** The driver who took it beforehand, and is asked first; left out while it is open. */
  driver?: PlannedDriver;
  /** In lists of rides that wait: about when drivers are asked, ISO 8601; left out once one took it, or while its type isn't offered. */
  asksAt?: string;
}

/** Scheduled rides that repeat, as their rider sees them. */
export interface Series extends Pick<ScheduledRide, 'pickup' | 'destination' | 'type'> {
  id: string;
  /** 1 for Monday to 7 for Sunday. */
  weekdays: number[];
  /** By the city's clocks: 09:30. */
  time: string;
  lastDay: string;
}

/** scheduled.mine: the soonest first; always sent whole, as a new snapshot. */
export interface ScheduledSnapshot {
  rides: ScheduledRide[];
  /** Those that go on, by the time they began. */
  series: Series[];
}

/** A ride for later, as admins see it. */
export interface ScheduledAtDesk extends ScheduledTrip {
  rider: PersonView;
  /** The driver who took it beforehand; left out while it is open. */
  driver?: PersonView;
  /** As its rider reads it. */
  asksAt?: ScheduledRide['asksAt'];
  state: ScheduledState;
  /** Why it wasn’t requested, if it was missed. */
  missedWhy?: MissedWhy;
  /** The ride that was made of it; left out before, and once that is deleted. */
  rideId?: string;
}

/** scheduled.upcoming, for admins: those that wait, the soonest first, at most 200; always sent whole, as a new snapshot. */
export interface UpcomingSnapshot {
  rides: ScheduledAtDesk[];
  /** How many there are in all. */
  count: number;
}

export interface ScheduledChange {
  riderId: string;
}

export const ListScheduledInput = z
  .object({
    ...PageInput.shape,
    /** Part of a place, of the promo code, or of the name, email or phone number of the rider; the name of the passenger. */
    search: SearchText,
    /** Those that wait come soonest first, the others latest first. */
    state: z.enum(SCHEDULED_STATES, mistake('scheduledState')).default('waiting'),
    /** Their pickup is on or after the first day in the city, up to the end of the last. */
    ...DateRange.shape,
    riderId: z.uuid(mistake('userId')).optional(),
  })
  .refine(({ from, to }) => !from || !to || from <= to, { error: mistake('dayOrder'), path: ['to'] });
export type ListScheduledInput = z.infer<typeof ListScheduledInput>;
