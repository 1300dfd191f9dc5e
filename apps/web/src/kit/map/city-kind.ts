import type { CityGround, Live } from '@ridewire/contracts';
import { liveKind, takeWhole } from '../live/live-kind.ts';
import { api } from '../live/trpc.ts';

/** The city in use; null if there is none. */
export const cityKind = liveKind<CityGround | null, Live<CityGround | null, null>>(
  'city',
  (handlers) => api.streets.city.subscribe(undefined, handlers),
  takeWhole,
);
