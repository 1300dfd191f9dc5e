import type { RideDetail } from '@ridewire/contracts';
import { useRidesWithAlert } from '../sos/use-rides-with-alert.ts';
import { whyNotDelete } from './why-not-delete.ts';
import { useRidesTexts } from './texts.en.ts';

/** Why this ride can't be deleted, as a sentence; false if it can. */
export function useDeleteRefusal(ride: RideDetail): string | false {
  const rides = useRidesTexts();
  const why = whyNotDelete(ride, useRidesWithAlert());
  return why !== null && rides[why];
}
