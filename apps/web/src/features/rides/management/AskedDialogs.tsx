import type { RideDetail } from '@ridewire/contracts';
import { useEffect, useState } from 'react';
import { findErrorCode } from '../../../kit/live/error-sentence.ts';
import { trpc } from '../../../kit/live/trpc.ts';
import { DeleteRideDialog } from '../DeleteRideDialog.tsx';
import { UpdateStatusDialog } from '../UpdateStatusDialog.tsx';
import type { Asked } from './use-asked.ts';

export interface AskedDialogsProps {
  asked: Asked;
  onClose: () => void;
  onDeleted: () => void;
}

/** The dialogs about a ride of the list, with the ride's present state. */
export function AskedDialogs({ asked, onClose, onDeleted }: AskedDialogsProps) {
  const { ride, isGone } = useRideNow(asked.ride, asked.isOpen);
  // A dialog returns the focus to where it was before it opened, so it must mount before.
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  const isOpen = (question: Asked['question']) => isThere && asked.isOpen && asked.question === question;
  return (
    <>
      <UpdateStatusDialog ride={ride} isGone={isGone} opened={isOpen('status')} onClose={onClose} />
      <DeleteRideDialog
        ride={ride}
        isGone={isGone}
        isOpen={isOpen('delete')}
        onClose={onClose}
        onDeleted={onDeleted}
      />
    </>
  );
}

/**
 * The present state of the ride a dialog is about, from the list if it is there.
 * @param asked the ride when the dialog opened
 */
function useRideNow(asked: RideDetail, isOpen: boolean): { ride: RideDetail; isGone: boolean } {
  const { data, error } = trpc.rides.get.useQuery({ rideId: asked.id }, { enabled: isOpen });
  return {
    ride: data && data.version > asked.version ? data : asked,
    isGone: error !== null && findErrorCode(error) === 'RIDE_NOT_FOUND',
  };
}
