import { z } from 'zod';
import { mistake } from './mistakes.ts';

/** A day and a time of day by the city's clocks. */
export const Moment = z.object({
  day: z.iso.date(mistake('scheduleDay')),
  time: z.string(mistake('scheduleTime')).regex(/^([01]\d|2[0-3]):[0-5]\d$/, mistake('scheduleTime')),
});
export type Moment = z.infer<typeof Moment>;
