import { z } from 'zod';
import { mistake } from './mistakes.ts';
import { ScheduleRideInput } from './scheduled.ts';
import { weekdayOf } from './series-days.ts';

const SeriesId = z.uuid(mistake('scheduledId'));

const Weekdays = z
  .array(
    z.int(mistake('weekdays')).min(1, mistake('weekdays')).max(7, mistake('weekdays')),
    mistake('weekdays'),
  )
  .min(1, mistake('weekdays'))
  .max(7, mistake('weekdays'))
  .refine((days) => new Set(days).size === days.length, mistake('weekdays'));

/** The first ride, and when there is one like it: at the same time on these weekdays, up to a day. */
export const StartSeriesInput = ScheduleRideInput.omit({ id: true, promoCode: true })
  .extend({
    /** Made by the client once per press. Sending the same id again answers with the same series. */
    id: SeriesId,
    /** 1 for Monday to 7 for Sunday; that of the first ride is among them. */
    weekdays: Weekdays,
    lastDay: z.iso.date(mistake('lastDay')),
  })
  .refine(({ day, weekdays }) => weekdays.includes(weekdayOf(day)), {
    error: mistake('seriesFirst'),
    path: ['weekdays'],
  })
  .refine(({ day, lastDay }) => lastDay >= day, { error: mistake('lastDay'), path: ['lastDay'] });
export type StartSeriesInput = z.infer<typeof StartSeriesInput>;

export const SeriesInput = z.object({ id: SeriesId });
export type SeriesInput = z.infer<typeof SeriesInput>;
