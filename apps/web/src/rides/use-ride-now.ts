import type { RideDetail } from '@ridewire/contracts';
import { useQuery } from '@tanstack/react-query';
import { findErrorCode } from '../live/error-sentence.ts';
import { rideQuery } from './rides-queries.ts';

/**
 * The ride a dialog is about, as it is by now: wherever the list has it, if it has it at all.
 * @param asked as it was when the dialog opened
 */
export function useRideNow(asked: RideDetail, isOpen: boolean): { ride: RideDetail; isGone: boolean } {
  const { data, error } = useQuery({ ...rideQuery(asked.id), enabled: isOpen });
  return {
    ride: data && data.version > asked.version ? data : asked,
    isGone: error !== null && findErrorCode(error) === 'RIDE_NOT_FOUND',
  };
}
