import { isActive, type RiderRide } from '@ridewire/contracts';
import { LinkButton } from '../../../kit/buttons/LinkButton.tsx';
import { trpc } from '../../../kit/live/trpc.ts';
import { useMe } from '../../session/use-me.ts';
import { draftOf, keepDraft } from '../book/kept-draft.ts';
import { useRiderLive } from '../live/rider-live.ts';
import { useDismissedRide } from '../phase/use-dismissed-ride.ts';
import { NEWEST } from '../phase/use-last-ride.ts';
import { useRidePanelTexts } from '../ride/texts.en.ts';

/** Leads to the home, with the trip of an earlier ride; nothing while the rider has a ride, since there is one at a time. */
export function BookAgain({ ride }: { ride: RiderRide }) {
  const panel = useRidePanelTexts();
  const me = useMe()?.id;
  const present = useRiderLive().data?.ride;
  const [, dismiss] = useDismissedRide();
  const { data: newest } = trpc.rides.history.useQuery(NEWEST);
  if (!me || (present && isActive(present.status))) return null;
  const begin = () => {
    keepDraft(me, draftOf(ride));
    // Otherwise the home may still show how the last one ended.
    dismiss((newest?.[0] ?? ride).id);
  };
  return (
    <LinkButton to="/dashboard/rider" size="md" variant="default" onClick={begin}>
      {panel.bookAgain}
    </LinkButton>
  );
}
