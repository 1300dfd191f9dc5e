import { Group, Text, Title } from '@mantine/core';
import type { DriverRide } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { useState } from 'react';
import { ConnectedButton } from '../../../kit/buttons/ConnectedButton.tsx';
import { LaterAskDialog } from '../../../kit/dialogs/LaterAskDialog.tsx';
import { errorSentence } from '../../../kit/live/error-sentence.ts';
import { trpc } from '../../../kit/live/trpc.ts';
import { usePatchLive } from '../../../kit/live/use-live.ts';
import { toastFailed } from '../../../kit/toasts/show-toast.tsx';
import { drivingKind } from '../driving-live.ts';
import { Ends } from '../Ends.tsx';
import { sayCash } from '../say-cash.ts';
import { useDriverTexts } from '../texts.en.ts';
import { whoRides } from './who-rides.ts';
import styles from './driver-panel.module.css';

/** The driver's next ride after the one under way, and a way to give it up. */
export function NextRide({ ride }: { ride: DriverRide }) {
  const driver = useDriverTexts();
  const format = useFormat();
  const [isAsked, setIsAsked] = useState(false);
  const giveUp = useGiveUp(ride);
  const close = () => setIsAsked(false);
  return (
    <section className={styles.next} aria-labelledby="next-ride" data-part="next-ride">
      <Group justify="space-between" wrap="nowrap">
        <Title order={3} size="h4" id="next-ride">
          {driver.nextRide}
        </Title>
        <Text span className="rw-num" fw={650}>
          {sayCash(ride, driver, format)}
        </Text>
      </Group>
      <Text className="rw-num" size="sm" c="dimmed">
        {driver.nextAt(whoRides(ride).name, format.clock(Date.parse(ride.nextPickupAt ?? '')))}
      </Text>
      <Ends ride={ride} />
      <ConnectedButton variant="default" size="md" onPress={() => setIsAsked(true)}>
        {driver.giveUpNext}
      </ConnectedButton>
      <LaterAskDialog
        isOpen={isAsked}
        title={driver.giveUpNextTitle}
        isBusy={giveUp.isPending}
        confirm={driver.giveBackConfirm}
        refuse={driver.keepRide}
        onConfirm={() => giveUp.mutate({ rideId: ride.id }, { onSettled: close })}
        onClose={close}
      >
        <Text>{driver.giveBackText(whoRides(ride).name)}</Text>
      </LaterAskDialog>
    </section>
  );
}

/** The live state at that time decides: a push also removes a ride that is no longer next. */
function useGiveUp(ride: DriverRide) {
  const driver = useDriverTexts();
  const patch = usePatchLive();
  return trpc.rides.decline.useMutation({
    onSuccess: ({ version }) =>
      patch(drivingKind, { type: 'change', data: { kind: 'left', rideId: ride.id, version } }),
    onError: (error) => toastFailed(errorSentence(error, driver.statusFailed)),
  });
}
