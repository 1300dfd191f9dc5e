import { ADMIN_STATUSES, type AdminStatus, isAboard, type RideView } from '@ridewire/contracts';
import { type FormEvent, useRef, useState } from 'react';
import { errorSentence, findErrorCode } from '../../kit/live/error-sentence.ts';
import { usePiecesTexts } from '../../kit/texts/ui-texts.ts';
import { isOtherRide } from './is-other-ride.ts';
import { useRidesTexts } from './texts.en.ts';
import { useSetRideStatus } from './use-set-ride-status.ts';

export interface StatusUpdateOf {
  /** The ride's present state. */
  ride: Pick<RideView, 'id' | 'status' | 'version' | 'type' | 'fareCents'> & { driver: object | null };
  /** Someone has deleted it. */
  isGone?: boolean | undefined;
  onClose: () => void;
}

/** What an admin is putting together to set a ride to another status. */
export function useStatusUpdate({ ride, isGone, onClose }: StatusUpdateOf) {
  const pieces = usePiecesTexts();
  const { statusUpdate } = useRidesTexts();
  const setStatus = useSetRideStatus();
  // A second press may come before the first one is rendered.
  const isSending = useRef(false);
  const [seen] = useState(ride);
  const [choice, choose] = useState<AdminStatus | null>(null);
  const [reason, setReason] = useState('');
  // Without a driver a ride can only be ended.
  const isPossible = (status: AdminStatus) => ride.driver !== null || status === 'canceled';
  const to = choice && isPossible(choice) ? choice : null;
  const why = reason.trim();
  const needsReason = to === 'canceled' && isAboard(ride.status) && statusUpdate.reasonNeeded;
  const code = setStatus.error && findErrorCode(setStatus.error);
  // A choice made for the ride's earlier state is not applied to its present one.
  const stale =
    ((isGone || code === 'RIDE_NOT_FOUND') && statusUpdate.deleted) ||
    (isOtherRide(seen, ride) &&
      !setStatus.isPending &&
      !setStatus.isSuccess &&
      statusUpdate.changed(pieces.statuses[ride.status])) ||
    (code === 'RIDE_CHANGED' && errorSentence(setStatus.error, statusUpdate.failed));

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!to || isSending.current || (needsReason && !why)) return;
    isSending.current = true;
    setStatus.mutate(
      {
        rideId: ride.id,
        to,
        fromStatus: seen.status,
        seenVersion: seen.version,
        ...(why && { reason: why }),
      },
      { onSuccess: onClose, onSettled: () => (isSending.current = false) },
    );
  };
  return {
    others: ADMIN_STATUSES.filter((status) => status !== ride.status),
    isPossible,
    to,
    choose,
    reason,
    setReason,
    /** Why a reason must be given; false if none must. */
    needsReason,
    /** What changed since the dialog opened; false while nothing did. */
    stale,
    /** Why it can't be sent yet. */
    refusal: (!to && statusUpdate.chooseFirst) || (!why && needsReason),
    error: setStatus.error,
    isPending: setStatus.isPending,
    send,
  };
}

export type StatusUpdate = ReturnType<typeof useStatusUpdate>;
