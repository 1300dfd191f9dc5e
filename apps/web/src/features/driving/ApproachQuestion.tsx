import { Group, Text, Title } from '@mantine/core';
import { ANSWER_MS, type DriverRide } from '@ridewire/contracts';
import { announce, Countdown, useNow } from '@ridewire/ui';
import { useEffect, useEffectEvent } from 'react';
import { ConnectedButton } from '../../kit/buttons/ConnectedButton.tsx';
import { notifyWhenHidden } from '../../kit/alerts/notify-hidden.ts';
import { ringForOffers } from '../../kit/alerts/play-sound.ts';
import { useTabAlert } from '../../kit/alerts/use-tab-alert.ts';
import { useKitTexts } from '../../kit/texts/texts.en.ts';
import { useDrivingLive } from './driving-live.ts';
import { useSayOfRide } from './use-say-of-ride.ts';
import { useSettled } from '../../kit/buttons/use-settled.ts';
import { useDriverTexts } from './texts.en.ts';
import styles from './approach-question.module.css';

const VIBRATION_MS = [120, 60, 120];

/** Asks a driver who comes no nearer, on any page, whether they are on their way: seen, heard, and with one button. */
export function ApproachQuestion() {
  const ride = useDrivingLive().data?.ride;
  return ride?.asked ? (
    <Question key={`${ride.id} ${ride.asked.until}`} ride={ride} asked={ride.asked} />
  ) : null;
}

function Question({ ride, asked }: { ride: DriverRide; asked: NonNullable<DriverRide['asked']> }) {
  const driver = useDriverTexts();
  const kit = useKitTexts();
  const { isSending, say } = useSayOfRide('assure', { rideId: ride.id });
  // It appears over other buttons: a press meant for one of those does nothing.
  const isSettled = useSettled(ride.id);
  const untilMs = Date.parse(asked.until);
  const isRinging = useNow((ms) => (ms < untilMs ? untilMs - ms : Infinity)) < untilMs && !isSending;
  const why = driver.onYourWayWhy(ride.rider.name);
  const tell = useEffectEvent(() => {
    announce(`${driver.onYourWay} ${why}`, 'assertive');
    // Before the first touch the browser refuses, with a warning.
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(VIBRATION_MS);
    notifyWhenHidden(driver.onYourWay, why, `on your way ${ride.id}`);
  });
  useEffect(() => tell(), []);
  useEffect(() => (isRinging ? ringForOffers() : undefined), [isRinging]);
  useTabAlert(isRinging ? `${driver.onYourWay} · ${kit.productName}` : null);
  return (
    <section
      className={`${styles.question} rw-rise`}
      aria-labelledby="on-your-way"
      data-part="approach-question"
    >
      <Group gap={12} wrap="nowrap" justify="space-between">
        <Title order={2} id="on-your-way">
          {driver.onYourWay}
        </Title>
        <Countdown expiresAt={asked.until} totalMs={ANSWER_MS} size={52} />
      </Group>
      <Text c="var(--rw-text-2)">{why}</Text>
      {asked.isLast && <Text c="var(--rw-text-2)">{driver.onYourWayLast}</Text>}
      <ConnectedButton
        size="xl"
        mt={8}
        fullWidth
        isBusy={isSending}
        busyLabel={driver.answering}
        isInert={!isSettled}
        onPress={say}
      >
        {driver.imOnMyWay}
      </ConnectedButton>
    </section>
  );
}
