import {
  HOMEWARD_HOURS,
  HOMEWARD_USES_A_DAY,
  homewardUsesLeft,
  type DriverPreferences,
  type RideType,
  type Stop,
} from '@ridewire/contracts';
import { useNow } from '@ridewire/ui';
import { useState } from 'react';
import { getConnection } from '../../../kit/live/connection-state.ts';
import { errorSentence } from '../../../kit/live/error-sentence.ts';
import { trpc } from '../../../kit/live/trpc.ts';
import { usePatchLive } from '../../../kit/live/use-live.ts';
import { toastFailed } from '../../../kit/toasts/show-toast.tsx';
import { preferencesKind, usePreferencesLive } from '../driving-live.ts';
import { useCityDay } from '../../../kit/dates/use-city-day.ts';
import { useDriverTexts } from '../texts.en.ts';

const HOUR_MS = 3_600_000;

/** The driver's dispatch preferences, and functions to change them: shown at once, and taken back on failure. */
export function usePreferences() {
  const driver = useDriverTexts();
  const { data: preferences } = usePreferencesLive();
  const patch = usePatchLive();
  const { mutateAsync: setAutoAccept } = trpc.drivers.setAutoAccept.useMutation();
  const { mutateAsync: chooseHome } = trpc.drivers.chooseHome.useMutation();
  const { mutateAsync: setTakenType } = trpc.drivers.setTakenType.useMutation();
  const { mutateAsync: setHomeward } = trpc.drivers.setHomeward.useMutation();
  const [isBusy, setBusy] = useState(false);
  const today = useCityDay();

  const run = async (wanted: Partial<DriverPreferences>, ask: () => Promise<DriverPreferences>) => {
    if (!preferences || isBusy) return false;
    const show = (shown: DriverPreferences) =>
      patch(preferencesKind, { type: 'answered', preferences: shown });
    setBusy(true);
    show({ ...preferences, ...wanted });
    try {
      show(await ask());
      return true;
    } catch (error) {
      show(preferences);
      toastFailed(errorSentence(error, driver.preferenceFailed));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    preferences,
    setAutoAccept: (isOn: boolean) => run({ autoAccept: isOn }, () => setAutoAccept({ isOn })),
    setTakenType: (type: RideType, isTaken: boolean) => {
      const others = preferences?.declinedTypes.filter((each) => each !== type) ?? [];
      return run({ declinedTypes: isTaken ? others : [...others, type] }, () =>
        setTakenType({ type, isTaken }),
      );
    },
    chooseHome: (home: Stop) => run({ home }, () => chooseHome({ home })),
    setHomeward: (isOn: boolean) =>
      run(preferences && isOn ? beginHomeward(preferences, today) : { homewardUntil: null }, () =>
        setHomeward({ isOn }),
      ),
  };
}

/** The server's answer in advance, except for its clock. */
const beginHomeward = (preferences: DriverPreferences, today: string): Partial<DriverPreferences> => ({
  homewardUntil: Date.now() + getConnection().clockOffsetMs + HOMEWARD_HOURS * HOUR_MS,
  homewardUses: {
    day: today,
    count: HOMEWARD_USES_A_DAY - homewardUsesLeft(preferences, today) + 1,
  },
});

/** Until when only rides toward home come, null once that is over; and how often it can be switched on today. */
export function useHomeward(preferences: DriverPreferences | undefined) {
  const homewardUntil = preferences?.homewardUntil ?? null;
  const leftMs = (nowMs: number) => (homewardUntil === null ? 0 : homewardUntil - nowMs);
  const nowMs = useNow((ms) => (leftMs(ms) > 0 ? leftMs(ms) : Infinity));
  const today = useCityDay();
  return {
    until: leftMs(nowMs) > 0 ? homewardUntil : null,
    usesLeft: preferences ? homewardUsesLeft(preferences, today) : 0,
  };
}
