import type { RIDE_MOMENTS, RideMoment, RiderRide } from '@ridewire/contracts';
import type { RiderTexts } from '../texts.en.ts';

/** The sentences of a rider's that take these. */
type SayingOf<Args extends unknown[]> = {
  [Key in keyof RiderTexts]: RiderTexts[Key] extends (...args: Args) => string ? Key : never;
}[keyof RiderTexts];

/** What a rider reads of a moment at the pickup, by name; each is a phase of its own. */
interface MomentTexts {
  /** On the panel and the line. */
  headline: SayingOf<[name: string]>;
  /** Said aloud, and told in a hidden tab. */
  said: SayingOf<[name: string, plate: string | null]>;
}

/** The moments of a ride whose driver has come. */
export type PickupMoment = {
  [Moment in RideMoment]: (typeof RIDE_MOMENTS)[Moment]['during'] extends 'accepted' ? Moment : never;
}[RideMoment];

/** In their order. */
export const PICKUP_MOMENTS: Record<PickupMoment, MomentTexts> = {
  arrived: { headline: 'isHere', said: 'saidHere' },
};

/** The latest that a ride has had. */
export const findMoment = ({ times }: Pick<RiderRide, 'times'>): PickupMoment | undefined =>
  (Object.keys(PICKUP_MOMENTS) as PickupMoment[]).findLast((moment) => times[moment]);

export const isPickupMoment = (name: string): name is PickupMoment => name in PICKUP_MOMENTS;
