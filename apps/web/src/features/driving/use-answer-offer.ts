import { isDriving, type Offer } from '@ridewire/contracts';
import { announce } from '@ridewire/ui';
import { useCallback } from 'react';
import { errorSentence, findErrorCode, isAnswerLost } from '../../kit/live/error-sentence.ts';
import { nextSnapshot } from '../../kit/live/follow-live.ts';
import { drivingKind, offersKind } from './driving-live.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { usePatchLive, useReadLive } from '../../kit/live/use-live.ts';
import { toastDone, toastFailed } from '../../kit/toasts/show-toast.tsx';
import {
  getOfferAnswers,
  setAccepting,
  setChecking,
  setDeclined,
  setLost,
  type Ending,
} from './offer-answers.ts';
import { settleLostAnswer } from './settle-lost-answer.ts';
import { useDriverTexts } from './texts.en.ts';

/** Refusals that the card itself shows. */
const endingOf = (error: unknown): Ending | undefined => {
  const code = findErrorCode(error);
  if (code === 'RIDE_TAKEN') return 'taken';
  return code === 'RIDE_GONE' || code === 'RIDE_NOT_FOUND' ? 'canceled' : undefined;
};

/** Accepting and declining. One accept at a time; a decline shows at once and is taken back if it fails. */
export function useAnswerOffer() {
  const driver = useDriverTexts();
  const patch = usePatchLive();
  const read = useReadLive();
  const { mutateAsync: sendAccept } = trpc.rides.accept.useMutation();
  const { mutateAsync: sendDecline } = trpc.rides.decline.useMutation();

  const accept = useCallback(
    async ({ ride }: Offer) => {
      if (getOfferAnswers().acceptingId !== null) return;
      setAccepting(ride.id);
      try {
        const accepted = await sendAccept({ rideId: ride.id, quotedFareCents: ride.fareCents });
        const isNext = accepted.nextPickupAt !== undefined;
        patch(drivingKind, { type: 'change', data: { kind: isNext ? 'next' : 'ride', ride: accepted } });
        patch(offersKind, { type: 'change', data: { kind: 'cleared' } });
        toastDone(isNext ? driver.acceptedNext : driver.accepted);
      } catch (error) {
        const ending = endingOf(error);
        if (ending) {
          setLost(ride.id, { ending, version: ride.version });
          announce(driver.endings[ending], 'assertive');
        } else if (isAnswerLost(error)) {
          setChecking();
          await settleLostAnswer(driver.acceptUnsure, drivingKind, offersKind);
          const won = read(drivingKind);
          if (won?.next?.id === ride.id) toastDone(driver.acceptedNext);
          else if (won?.ride?.id === ride.id && isDriving(won.ride.status)) toastDone(driver.accepted);
          // If it is still open, its card's buttons say so.
          else if (!read(offersKind)?.offers.some((offer) => offer.ride.id === ride.id))
            toastFailed(driver.acceptLost);
        } else if (findErrorCode(error) !== 'ALREADY_DONE') {
          toastFailed(errorSentence(error, driver.acceptFailed));
        }
      } finally {
        setAccepting(null);
      }
    },
    [driver, patch, read, sendAccept],
  );

  const decline = useCallback(
    async ({ ride }: Offer) => {
      const { acceptingId, declinedIds } = getOfferAnswers();
      if (acceptingId !== null || declinedIds.has(ride.id)) return;
      setDeclined(ride.id, true);
      try {
        await sendDecline({ rideId: ride.id });
        toastDone(driver.rejected);
      } catch (error) {
        const ending = endingOf(error);
        // Gone already, as wished.
        if (ending) return;
        if (isAnswerLost(error)) {
          await nextSnapshot(offersKind.name);
          return setDeclined(ride.id, false);
        }
        setDeclined(ride.id, false);
        toastFailed(errorSentence(error, driver.rejectFailed));
      }
    },
    [driver, sendDecline],
  );
  return { accept, decline };
}
