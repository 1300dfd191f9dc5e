import type { RIDE_MOMENTS, RideMoment, RiderRide } from '@ridewire/contracts';
import type { RiderTexts } from '../texts.en.ts';

/** What a rider reads of a moment at the pickup; each is a phase of its own. */
interface MomentTexts {
  /** On the panel and the line. */
  headline: (name: string, rider: RiderTexts) => string;
  /** Said aloud, and told in a hidden tab. */
  said: (name: string, plate: string | null, rider: RiderTexts) => string;
}

/** The moments of a ride whose driver has come. */
export type PickupMoment = {
  [Moment in RideMoment]: (typeof RIDE_MOMENTS)[Moment]['during'] extends 'accepted' ? Moment : never;
}[RideMoment];

/** In their order. */
export const PICKUP_MOMENTS: Record<PickupMoment, MomentTexts> = {
  arrived: {
    headline: (name, rider) => rider.isHere(name),
    said: (name, plate, rider) => rider.saidHere(name, plate),
  },
};
const MOMENTS = Object.keys(PICKUP_MOMENTS) as PickupMoment[];

/** The latest that a ride has had. */
export const findMoment = ({ times }: Pick<RiderRide, 'times'>): PickupMoment | undefined =>
  MOMENTS.findLast((moment) => times[moment]);

export const isPickupMoment = (name: string): name is PickupMoment => Object.hasOwn(PICKUP_MOMENTS, name);
