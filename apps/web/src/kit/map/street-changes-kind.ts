import type { Live, StreetChangesSnapshot } from '@ridewire/contracts';
import { replaceEqualDeep } from '@tanstack/react-query';
import { liveKind, takeWhole } from '../live/live-kind.ts';
import { api } from '../live/trpc.ts';
import { useLive } from '../live/use-live.ts';

/** The changes stay the same object if they are sent again without a difference. */
const streetChangesKind = liveKind<StreetChangesSnapshot, Live<StreetChangesSnapshot, null>>(
  'street-changes',
  (handlers) => api.streetChanges.live.subscribe(undefined, handlers),
  (known, message) => replaceEqualDeep(known, takeWhole(known, message)),
);

/** The changes of streets that stand, followed for as long as this is shown; undefined until they are known. */
export const useStreetChanges = (): StreetChangesSnapshot | undefined => useLive(streetChangesKind).data;
