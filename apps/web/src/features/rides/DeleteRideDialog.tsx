import { isActive, type ErrorCode, type RideView } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { errorSentence, findErrorCode } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { AskDialog } from '../../kit/dialogs/AskDialog.tsx';
import { focusLostHeading } from '../../kit/page/focus-lost-heading.ts';
import { toastDone, toastFailed } from '../../kit/toasts/show-toast.tsx';
import { dropRide } from './keep-ride.ts';
import { useSeenVersion } from './use-seen-version.ts';
import { useRidesTexts } from './texts.en.ts';
import { usePiecesTexts } from '../../kit/texts/ui-texts.ts';

/** Refusals after which there is nothing to confirm. */
const SAID_INSIDE: ReadonlySet<ErrorCode | null> = new Set<ErrorCode>([
  'RIDE_NOT_FOUND',
  'RIDE_ACTIVE',
  'RIDE_CHANGED',
  'RIDE_REFUNDED',
  'RIDE_CALLED',
  'PROBLEM_OPEN',
]);

export interface DeleteRideDialogProps {
  /** The ride's present state. */
  ride: Pick<RideView, 'id' | 'status' | 'version' | 'type' | 'fareCents'>;
  /** Someone has deleted it. */
  isGone: boolean;
  isOpen: boolean;
  onClose: () => void;
  /** This dialog deleted it, and no list shows it any more. */
  onDeleted: () => void;
}

/** Asks before a finished ride is removed from every list. Waits for the server. */
export function DeleteRideDialog({ ride, isGone, isOpen, onClose, onDeleted }: DeleteRideDialogProps) {
  const pieces = usePiecesTexts();
  const rides = useRidesTexts();
  const format = useFormat();
  const remove = trpc.rides.delete.useMutation({
    onSuccess: async (_, { rideId }) => {
      await dropRide(rideId);
      toastDone(rides.deleted);
      onClose();
      onDeleted();
    },
    onError: (error) => {
      // The dialog shows these itself as soon as it knows.
      if (!SAID_INSIDE.has(findErrorCode(error))) toastFailed(errorSentence(error, rides.deleteFailed));
    },
  });
  const { seenVersion, isOther } = useSeenVersion(ride, isOpen);
  const code = remove.variables?.rideId === ride.id && remove.error ? findErrorCode(remove.error) : null;
  const wasDeleted = isGone || code === 'RIDE_NOT_FOUND';
  const stale =
    isOpen && !remove.isPending && !remove.isSuccess
      ? (wasDeleted && rides.deleteGone) ||
        ((isActive(ride.status) || code === 'RIDE_ACTIVE') && rides.deleteActive) ||
        (isOther && rides.statusUpdate.changed(pieces.statuses[ride.status])) ||
        (code !== null && SAID_INSIDE.has(code) && errorSentence(remove.error))
      : false;
  return (
    <AskDialog
      isOpen={isOpen}
      title={rides.deleteTitle(format.shortId(ride.id))}
      stale={stale}
      confirm={rides.deleteConfirm}
      isDanger
      isBusy={remove.isPending}
      refuse={rides.keep}
      // The failure is reported above; only the end matters here.
      onConfirm={() =>
        remove.mutateAsync({ rideId: ride.id, fromStatus: ride.status, seenVersion }).catch(() => {})
      }
      onClose={onClose}
      // The button that opened it may be gone with the ride.
      onClosed={() => {
        remove.reset();
        focusLostHeading();
      }}
    >
      {rides.deleteText}
    </AskDialog>
  );
}
