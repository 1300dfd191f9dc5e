import { useEffect, useState } from 'react';
import { DeleteRideDialog } from '../../rides/DeleteRideDialog.tsx';
import { UpdateStatusDialog } from '../../rides/UpdateStatusDialog.tsx';
import { useRideNow } from '../../rides/use-ride-now.ts';
import type { Asked } from './use-asked.ts';

export interface AskedDialogsProps {
  asked: Asked;
  onClose: () => void;
  onDeleted: () => void;
}

/** What is asked about a ride of the list, with the ride as it is by now. */
export function AskedDialogs({ asked, onClose, onDeleted }: AskedDialogsProps) {
  const { ride, isGone } = useRideNow(asked.ride, asked.isOpen);
  // A dialog gives the focus back to where it was before it opened, so it must be there before.
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
