import { z } from 'zod';
import { mistake } from './mistakes.ts';

/** A day that something is planned for. No plan is of another millennium, where dates of programs and of the database differ. */
export const PlannedDay = z.iso
  .date({ error: mistake('scheduleDay'), abort: true })
  .refine((day) => day.startsWith('2'), { error: mistake('scheduleDay'), abort: true });
