import { z } from 'zod';
import { mistake } from './mistakes.ts';

/** What a driver did without a connection is taken in until it is this old, in minutes. */
export const MOST_KEPT_MINUTES = 30;

/** The largest age a call may state, in milliseconds: three weeks. An older act is refused by its age, not as a mistake. */
const MOST_AGE_MS = 21 * 24 * 3_600_000;

/** Something a driver did without a connection. However often it is sent, it happens once. */
export const KeptAct = z.object({
  /** Made by the device with the press. */
  id: z.uuid(mistake('commandUuid')),
  /** How long ago it was, in milliseconds: a duration, since a device's time of day may be wrong. */
  agoMs: z.int(mistake('keptAge')).min(0, mistake('keptAge')).max(MOST_AGE_MS, mistake('keptAge')),
});
export type KeptAct = z.infer<typeof KeptAct>;
