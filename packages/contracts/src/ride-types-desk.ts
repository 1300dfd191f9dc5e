import { z } from 'zod';
import { RideType } from './fare-quote.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { mistake } from './mistakes.ts';
import { ClassRank, Seats, VehicleKind } from './profile.ts';
import { LONGEST_TYPE_BLURB, LONGEST_TYPE_NAME, MOST_RIDE_TYPES, TYPE_ID } from './ride-types.ts';
import { line } from './text.ts';

/** One text in each language. */
const inEach = <Text extends z.ZodType>(text: Text) =>
  z.object(
    Object.fromEntries(LANGUAGES.map((language) => [language, text])) as Record<Language, Text>,
    mistake('rideTypeWords'),
  );

const Icon = z.string(mistake('rideTypeIcon')).regex(TYPE_ID, mistake('rideTypeIcon'));

const Fields = z.object({
  names: inEach(line('name', LONGEST_TYPE_NAME)),
  /** The line below the name. */
  blurbs: inEach(line('description', LONGEST_TYPE_BLURB)),
  vehicleKind: VehicleKind,
  leastClass: ClassRank,
  seats: Seats,
  icon: Icon,
});

/**
 * As the person saw it. What was set in the database may be longer than what the desk can set, and lack a language that the
 * product didn't have.
 */
const SeenText = z.string(mistake('rideTypeSeen')).max(500, mistake('rideTypeSeen'));
const SeenWords = inEach(SeenText)
  .partial()
  .required({ [LANGUAGES[0]]: true });
const Seen = Fields.extend({ names: SeenWords, blurbs: SeenWords });

const isMeant = z.boolean(mistake('isMeant')).optional();

/** It begins with the rates of another type, and isn't offered until the desk says so. */
export const AddRideTypeInput = Fields.extend({ ratesOf: RideType });
export type AddRideTypeInput = z.infer<typeof AddRideTypeInput>;

export const ChangeRideTypeInput = Fields.extend({
  type: RideType,
  /** If it is something else by now, RIDE_TYPE_CHANGED is the answer. */
  seen: Seen,
  /** A type that is offered needs a vehicle; RIDE_TYPE_UNSERVED is the answer until this says that it is meant without one. */
  isMeant,
});
export type ChangeRideTypeInput = z.infer<typeof ChangeRideTypeInput>;

export const OfferRideTypeInput = z.object({
  type: RideType,
  isOffered: z.boolean(mistake('rideTypeOffered')),
  /** As for a change. */
  isMeant,
});
export type OfferRideTypeInput = z.infer<typeof OfferRideTypeInput>;

const Order = z.array(RideType, mistake('rideTypeOrder')).max(MOST_RIDE_TYPES, mistake('rideTypeOrder'));

export const OrderRideTypesInput = z.object({
  /** All types of the city. */
  order: Order,
  /** The order that the person saw. If it is another one by now, RIDE_TYPE_CHANGED is the answer. */
  seen: Order,
});
export type OrderRideTypesInput = z.infer<typeof OrderRideTypesInput>;

export const RideTypeInput = z.object({ type: RideType });
export type RideTypeInput = z.infer<typeof RideTypeInput>;

/** What waits for rides of a type. */
export interface BookedOfType {
  /** Scheduled rides that are still to be requested. */
  rides: number;
  /** Repeating rides with days to come. */
  series: number;
}
