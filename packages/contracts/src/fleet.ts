import { z } from 'zod';
import { LatLng } from './geo.ts';
import { mistake } from './mistakes.ts';

const cookie = z.string().regex(/^[^=;\s]+=[^;\s]+$/, mistake('cookie'));

/** What the demo's server hands to its simulated fleet: sessions instead of passwords, so that there are none to know. */
export const FleetSessions = z.object({
  drivers: z.array(
    z.object({
      cookie,
      /** Where the server still believes the car to be; null where it believes any place. */
      start: LatLng.nullable(),
    }),
  ),
  riders: z.array(z.object({ cookie })),
});
export type FleetSessions = z.infer<typeof FleetSessions>;
