import { z } from 'zod';
import { mistake } from './mistakes.ts';

/** The longest range of a report, in days: three years with a leap day. */
export const MAX_REPORT_DAYS = 1_096;

const reportDay = (which: 'first' | 'last') =>
  z.iso
    .date(mistake('noDay', { which }))
    .refine((day) => day >= '2000' && day < '2100', mistake('dayOutside', { which }));

/**
 * Days in the city, both included. By default the range ends today and has 30 days (12 months if the period is the
 * month). Only the server knows today's date in the city, so the server checks the order and length of a range.
 */
export const DateRange = z.object({ from: reportDay('first').optional(), to: reportDay('last').optional() });
export type DateRange = z.infer<typeof DateRange>;
