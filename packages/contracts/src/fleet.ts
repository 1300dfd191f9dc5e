import { z } from 'zod';
import { LatLng } from './geo.ts';
import { mistake } from './mistakes.ts';

const cookie = z.string().regex(/^[^=;\s]+=[^;\s]+$/, mistake('cookie'));

/** What the demo server gives its simulated fleet. It hands over sessions, so no passwords have to be known. */
export const FleetSessions = z.object({
  drivers: z.array(
    z.object({
      cookie,
      /** Where the server still believes the car to be; null if it will believe any position. */
      start: LatLng.nullable(),
    }),
  ),
  riders: z.array(z.object({ cookie })),
});
export type FleetSessions = z.infer<typeof FleetSessions>;
