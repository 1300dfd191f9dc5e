import type { RiderRide } from '@ridewire/contracts';
import type { PickupMoment } from '@ridewire/contracts/choices';
import { riderNews } from '@ridewire/contracts/texts/en/news';

/** In the order of the words for them: phones don't load the table of moments, which is for programs. */
const MOMENTS = Object.keys(riderNews.atPickup) as PickupMoment[];

/** The latest that a ride has had; each is a phase of its own. */
export const findMoment = ({ times }: Pick<RiderRide, 'times'>): PickupMoment | undefined =>
  MOMENTS.findLast((moment) => times[moment]);

export const isPickupMoment = (name: string): name is PickupMoment =>
  (MOMENTS as readonly string[]).includes(name);
