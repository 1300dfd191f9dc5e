import type { RideDetail } from '@ridewire/contracts';
import { useCalledRides } from '../emergency/use-called-rides.ts';
import { useTexts } from '../texts/use-texts.ts';
import { whyNotDelete } from './why-not-delete.ts';

/** Why this ride can't be deleted, in a sentence; false where it can. */
export function useDeleteRefusal(ride: RideDetail): string | false {
  const { rides } = useTexts();
  const why = whyNotDelete(ride, useCalledRides());
  return why !== null && rides[why];
}
