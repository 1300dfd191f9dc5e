import { z } from 'zod';
import { mistake } from './mistakes.ts';

/** A report looks at so many days at most: three years with a leap day. */
export const MAX_REPORT_DAYS = 1_096;

const reportDay = (which: 'first' | 'last') =>
  z.iso
    .date(mistake('noDay', { which }))
    .refine((day) => day >= '2000' && day < '2100', mistake('dayOutside', { which }));

/**
 * Days of the city, both included. Left out: until today, and 30 days in all (12 months where the period is the month).
 * Only the server knows the city's today, so it judges the order and length of a range.
 */
export const DateRange = z.object({ from: reportDay('first').optional(), to: reportDay('last').optional() });
export type DateRange = z.infer<typeof DateRange>;
