import { Text } from '@mantine/core';
import { type DriverRide, waitingAt, waitsSince } from '@ridewire/contracts';
import { useFormat, useNow } from '@ridewire/ui';
import { useState } from 'react';
import { ConnectedButton } from '../../../kit/buttons/ConnectedButton.tsx';
import { AskDialog } from '../../../kit/dialogs/AskDialog.tsx';
import { focusLostHeading } from '../../../kit/page/focus-lost-heading.ts';
import { useWaitingTexts } from '../../rides/waiting.en.ts';
import { useDriverTexts } from '../texts.en.ts';
import { useLeaveRide } from './use-leave-ride.ts';
import { whoRides } from './who-rides.ts';

export interface NoShowLinkProps {
  ride: DriverRide;
  watch: (rideId: string | null) => void;
}

/** Leaves without a rider who didn't come: seen once the free time is over, and possible once the driver has waited long enough. */
export function NoShowLink({ ride, watch }: NoShowLinkProps) {
  const words = useWaitingTexts();
  const driver = useDriverTexts();
  const format = useFormat();
  const [isAsked, setAsked] = useState(false);
  const { isLeaving, cancel } = useLeaveRide(ride, watch);
  const { freeUntilMs, noShowFromMs } = waitingAt(waitsSince(ride.times) ?? Infinity, 0, 0, ride.waiting);
  const close = () => setAsked(false);
  const nowMs = useNow((ms) => ([freeUntilMs, noShowFromMs].find((at) => ms < at) ?? Infinity) - ms);
  if (nowMs < freeUntilMs) return null;
  const from = nowMs < noShowFromMs && words.noShowFrom(format.clock(noShowFromMs));
  return (
    <>
      <ConnectedButton size="md" variant="subtle" fullWidth refusal={from} onPress={() => setAsked(true)}>
        {from || words.noShow}
      </ConnectedButton>
      <AskDialog
        isOpen={isAsked}
        title={words.leaveTitle(whoRides(ride).name)}
        stale={ride.status !== 'accepted' && driver.changedMeanwhile}
        isDanger
        isBusy={isLeaving}
        confirm={words.leave}
        refuse={words.stay}
        onConfirm={() => cancel({ isNoShow: true }).then(close)}
        onClose={close}
        onClosed={() => focusLostHeading()}
      >
        <Text>{words.leaveText}</Text>
      </AskDialog>
    </>
  );
}
