import { addDays, cityDay, cityMoment } from '@ridewire/contracts';
import { ANNOUNCEMENT_DAYS } from '@ridewire/contracts/announcement-choices';
import { useState } from 'react';
import type { TypedMoment } from '../../kit/forms/MomentFields.tsx';
import { useCityZone } from '../../kit/dates/use-city-zone.ts';
import { useAnnouncementsTexts } from './texts.en.ts';

const DAY_MS = 86_400_000;

/** When an announcement ends, as chosen, and what is wrong with that. */
export function useEnd() {
  const texts = useAnnouncementsTexts();
  const timeZone = useCityZone();
  const today = cityDay(timeZone);
  const [hasEnd, setHasEnd] = useState(false);
  const [until, setUntil] = useState<TypedMoment>({ day: addDays(today, 1), time: '06:00' });
  const explain = (): string | false => {
    const { day, time } = until;
    const moment = day && time ? cityMoment(timeZone, day, time) : null;
    if (moment === null) return texts.timeMissing;
    const aheadMs = moment - Date.now();
    if (aheadMs <= 0) return texts.timePast;
    return aheadMs > ANNOUNCEMENT_DAYS * DAY_MS && texts.timeFar;
  };
  return {
    ...{ today, hasEnd, setHasEnd, until, setUntil },
    mistake: hasEnd && explain(),
    chosen: hasEnd ? until : undefined,
  };
}
