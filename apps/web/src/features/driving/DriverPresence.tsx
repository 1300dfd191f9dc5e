import { isDriving, type Offer } from '@ridewire/contracts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { UnstyledButton } from '@mantine/core';
import { IconVolumeOff } from '@tabler/icons-react';
import { announce, useFormat, useNow } from '@ridewire/ui';
import { useConnectionWatch } from '../../kit/live/use-connection-watch.ts';
import { useDriverLive } from './driving-live.ts';
import {
  playSound,
  ringForOffers,
  unlockSound,
  unlockSoundOnPress,
  useSoundReady,
} from '../../kit/alerts/play-sound.ts';
import { followDevice } from './follow-device.ts';
import { PositionBuffer } from './position-buffer.ts';
import { useKeepScreenOn, useScreenLock } from './screen-lock.ts';
import { useAcceptedAlert } from './use-accepted-alert.ts';
import { useRideAlert } from './use-ride-alert.ts';
import { ApproachQuestion } from './ApproachQuestion.tsx';
import { useRideLostAlert } from './use-ride-lost-alert.ts';
import { useCoolingAlert } from './use-cooling-alert.ts';
import { usePresenceAlert } from './use-presence-alert.ts';
import { useStandingAlert } from './use-standing-alert.ts';
import { useSettled } from '../../kit/buttons/use-settled.ts';
import { tellHeight } from '../../kit/page/tell-height.ts';
import { useSoundVolumes } from '../../kit/alerts/sound-volumes.ts';
import { useDriverTexts } from './texts.en.ts';
import styles from './driving.module.css';
import { findErrorCode } from '../../kit/live/error-sentence.ts';
import { getConnection } from '../../kit/live/connection-state.ts';
import { api } from '../../kit/live/trpc.ts';
import { openOffers } from './reduce-offers.ts';
import { useNotificationsLive } from '../notifications/notifications-live.ts';
import { notifyWhenHidden } from '../../kit/alerts/notify-hidden.ts';
import { useOfferAnswer } from './offer-answers.ts';
import { useTabAlert } from '../../kit/alerts/use-tab-alert.ts';
import { sayAddress } from '../../kit/texts/say-address.ts';

const VIBRATION_MS = [120, 60, 120];
const NONE: Offer[] = [];

/** Offers that wait for this driver's answer now. */
function useUnanswered(): Offer[] {
  const offers = useDriverLive().offers.data?.offers ?? NONE;
  const acceptingId = useOfferAnswer('acceptingId');
  const declinedIds = useOfferAnswer('declinedIds');
  const lost = useOfferAnswer('lost');
  const nowMs = useNow((ms) =>
    Math.min(
      ...openOffers(offers, ms).map(({ expiresAt }) => Date.parse(expiresAt) - ms),
      Number.POSITIVE_INFINITY,
    ),
  );
  if (acceptingId !== null) return NONE;
  return openOffers(offers, nowMs).filter(
    ({ ride: { id, version } }) => !declinedIds.has(id) && version > (lost.get(id)?.version ?? -1),
  );
}

/**
 * Alerts the driver to a waiting request: tone, vibration, title, favicon, screen reader, and a notification for a
 * hidden tab.
 */
function useOfferAlert(): void {
  const driver = useDriverTexts();
  const format = useFormat();
  const open = useUnanswered();
  const isWanted = !useNotificationsLive().data?.choices.systemOff.includes('offer');
  const seenIds = useRef<ReadonlySet<string>>(new Set());
  const ids = open.map(({ ride }) => ride.id).join(' ');

  const tellNew = useEffectEvent(() => {
    const { fresh, ids: openIds } = findNewOffers(seenIds.current, open);
    seenIds.current = openIds;
    const [first] = fresh;
    if (!first) return;
    if (first.isNext) playSound('rideChange');
    const minutes = first.pickupSeconds === null ? null : Math.max(1, Math.round(first.pickupSeconds / 60));
    const sentence = driver.alertOne(
      format.money(first.payoutCents),
      minutes,
      sayAddress(first.ride.destination.address),
    );
    const text = fresh.length === 1 ? sentence : driver.alertMany(fresh.length, sentence);
    announce(text, 'assertive');
    // Before the first touch the browser refuses, with a warning.
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(VIBRATION_MS);
    if (isWanted) notifyWhenHidden(driver.alertTitle(open.length), text, first.ride.id);
  });
  useEffect(() => tellNew(), [ids]);

  // A driver with a rider aboard hears it once.
  const isRinging = open.some(({ isNext }) => !isNext);
  // A new offer rings at once, not with the next round of the others.
  useEffect(() => (isRinging ? ringForOffers() : undefined), [isRinging, ids]);
  useTabAlert(isRinging ? driver.alertTitle(open.length) : null);
}

/** The open offers that were not open before; an offer that ran out and is made again is new. */
function findNewOffers(
  beforeIds: ReadonlySet<string>,
  open: readonly Offer[],
): { fresh: Offer[]; ids: ReadonlySet<string> } {
  return {
    fresh: open.filter(({ ride }) => !beforeIds.has(ride.id)),
    ids: new Set(open.map(({ ride }) => ride.id)),
  };
}

/** In milliseconds. */
const EVERY_MS = 2_000;

/**
 * Sends the first fix at once, then the collected ones, every two seconds while the link is up. Unsent fixes are kept
 * and sent later.
 * @returns the function that stops it
 */
function reportPositions(buffer: PositionBuffer): () => void {
  let isSending = false;
  const send = async () => {
    if (isSending || buffer.size === 0 || getConnection().status !== 'live') return;
    isSending = true;
    const positions = buffer.take();
    try {
      await api.drivers.reportPosition.mutate({ positions });
    } catch (error) {
      // A refused report stays refused, however often it is sent; a lost connection does not.
      if (findErrorCode(error) === null) buffer.putBack(positions);
    } finally {
      isSending = false;
    }
  };
  // A driver who has just come online must be found by the very next request.
  buffer.whenFirst(() => void send());
  const timer = setInterval(() => void send(), EVERY_MS);
  return () => clearInterval(timer);
}

/** How long a browser may take to start the sounds it allows, in milliseconds. */
const ANSWER_MS = 500;

const tellSoundHeight = tellHeight('--rw-sound-px');

/** Warns that a request would not be heard: browsers keep a page silent until its first press, which this takes. */
function SoundStrip() {
  const driver = useDriverTexts();
  const isReady = useSoundReady();
  // A browser that allows sounds needs a moment to say so.
  const isSettled = useSettled('sound', ANSWER_MS);
  const [volumes] = useSoundVolumes();
  // A driver who turned it down wants silence.
  if (isReady || !isSettled || volumes.offer === 0 || !('AudioContext' in globalThis)) return null;
  return (
    <UnstyledButton ref={tellSoundHeight} className={styles.soundStrip} onClick={() => void unlockSound()}>
      <IconVolumeOff size={20} stroke={1.75} aria-hidden />
      {driver.soundOff}
    </UnstyledButton>
  );
}

/** Runs on every page of a driver: sends the car's position, and reports requests and changes. */
export function DriverPresence() {
  const { driving, availability, offers } = useDriverLive();
  const ride = driving.data?.ride;
  const isDrivingNow = ride != null && isDriving(ride.status);
  const isWorking = availability.data?.available === true || isDrivingNow;
  useEffect(() => {
    if (!isWorking) return undefined;
    const buffer = new PositionBuffer();
    const stopFollowing = followDevice(buffer);
    const stopReporting = reportPositions(buffer);
    const stopUnlocking = unlockSoundOnPress();
    return () => {
      stopFollowing();
      stopReporting();
      stopUnlocking();
    };
  }, [isWorking]);
  useConnectionWatch(isDrivingNow || (offers.data?.offers.length ?? 0) > 0);
  const [keepScreenOn] = useKeepScreenOn();
  useScreenLock(isWorking && keepScreenOn);
  useOfferAlert();
  useRideAlert();
  useAcceptedAlert();
  useStandingAlert();
  usePresenceAlert();
  useCoolingAlert();
  useRideLostAlert();
  return isWorking ? (
    <>
      <SoundStrip />
      <ApproachQuestion />
    </>
  ) : null;
}
