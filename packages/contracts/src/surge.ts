import { z } from 'zod';
import type { LatLng } from './geo.ts';
import { mistake } from './mistakes.ts';
import { SURGE_CAPS } from './surge-range.ts';

export const SetSurgeInput = z.object({
  isOn: z.boolean(mistake('onOrOff')),
  /** No area's price rises higher, in tenths of the usual one: 20 is the double. */
  capTenths: z
    .int(mistake('surgeCap', SURGE_CAPS))
    .min(SURGE_CAPS.min, mistake('surgeCap', SURGE_CAPS))
    .max(SURGE_CAPS.max, mistake('surgeCap', SURGE_CAPS)),
});
export type SetSurgeInput = z.infer<typeof SetSurgeInput>;

/** Whether prices rise where an area is busy, and how far. */
export type SurgeSettings = SetSurgeInput;

/** An area whose price is above the usual one. */
export interface SurgeArea {
  /** Its H3 cell. */
  cell: string;
  tenths: number;
  /** The corners around it. */
  ring: LatLng[];
}

/** surge.current for admins: always all of it, as a new snapshot; there are no changes. */
export interface SurgeSnapshot extends SurgeSettings {
  areas: SurgeArea[];
}
