import { isDriving } from '@ridewire/contracts';
import { useEffect } from 'react';
import { useLinkWatch } from '../live/use-link-watch.ts';
import { useDriverLive } from '../live/use-live.ts';
import { unlockSoundOnPress } from '../sounds/play-sound.ts';
import { followDevice } from './follow-device.ts';
import { PositionBuffer } from './position-buffer.ts';
import { reportPositions } from './report-positions.ts';
import { SoundStrip } from './SoundStrip.tsx';
import { useKeepScreenOn, useScreenLock } from './screen-lock.ts';
import { useOfferAlert } from './use-offer-alert.ts';
import { useRideAlert } from './use-ride-alert.ts';
import { usePresenceAlert } from './use-presence-alert.ts';
import { useStandingAlert } from './use-standing-alert.ts';

/** What goes on for a driver on every page: telling where the car is, and hearing of requests and changes. */
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
  useLinkWatch(isDrivingNow || (offers.data?.offers.length ?? 0) > 0);
  const [keepScreenOn] = useKeepScreenOn();
  useScreenLock(isWorking && keepScreenOn);
  useOfferAlert();
  useRideAlert();
  useStandingAlert();
  usePresenceAlert();
  return isWorking ? <SoundStrip /> : null;
}
