import { z } from 'zod';
import { mistake } from './mistakes.ts';
import { TYPE_ID } from './ride-types.ts';

/** The id of a ride type. The city's table decides whether the type exists. */
export const RideType = z.string(mistake('rideType')).regex(TYPE_ID, mistake('rideType'));
export type RideType = z.infer<typeof RideType>;

/** The fare of a trip with one ride type, and the parts it is made of. */
export const FareQuote = z.object({
  type: RideType,
  fareCents: z.int(),
  baseCents: z.int(),
  distanceCents: z.int(),
  timeCents: z.int(),
  /** What the minimum fare adds; 0 for most trips. */
  minimumTopUpCents: z.int(),
  /** What a busy area adds; 0 at the usual price. */
  surgeCents: z.int(),
});
export type FareQuote = z.infer<typeof FareQuote>;
