import { LaterBusinessFields } from '../../business/LaterBusiness.tsx';
import { LaterPassengerFields } from '../passenger/LaterPassenger.tsx';
import { LaterPromoField } from '../../promos/field/LaterPromoField.tsx';
import { PickupNoteField } from './PickupNoteField.tsx';
import type { DraftState } from './use-draft.ts';

interface BookExtrasProps {
  booking: DraftState;
  note: string;
  onNote: (note: string) => void;
  isPassengerChecked: boolean;
  /** The ride is no longer for someone else. */
  onOwn: () => void;
  /** The chosen type's; left out until it is known. */
  fareCents: number | undefined;
}

/** What can be said of a ride besides its ends and type: a note, who rides, what it is for, a code. */
export function BookExtras(props: BookExtrasProps) {
  const { booking, note, onNote, isPassengerChecked, onOwn, fareCents } = props;
  const { draft, setPassenger, setBusiness, setPromo } = booking;
  return (
    <>
      <PickupNoteField value={note} onChange={onNote} />
      <LaterPassengerFields
        value={draft.passenger}
        isChecked={isPassengerChecked}
        onChange={(typed) => {
          setPassenger(typed);
          if (!typed) onOwn();
        }}
      />
      <LaterBusinessFields value={draft.business} onChange={setBusiness} />
      <LaterPromoField value={draft.promo} fareCents={fareCents} onChange={setPromo} />
    </>
  );
}
