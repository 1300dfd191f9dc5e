import { z } from 'zod';
import { mistake } from './mistakes.ts';

/**
 * The version of the ride that the caller saw. If the ride has changed since, even there and back, it stays as it is,
 * unless it was only offered to more drivers. Left out, any version will do.
 */
export const SeenVersion = z
  .int(mistake('versionWhole'))
  .min(1, mistake('versionLow'))
  .max(1_000_000_000, mistake('versionHigh'))
  .optional();
