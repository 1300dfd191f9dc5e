import type { ContactsSnapshot, LinkSnapshot } from '@ridewire/contracts';
import { useMemo } from 'react';
import { liveKind, takeWhole } from '../../kit/live/live-kind.ts';
import { api } from '../../kit/live/trpc.ts';
import { useLive } from '../../kit/live/use-live.ts';

const linkKind = (rideId: string) =>
  liveKind(`link of ${rideId}`, (on) => api.sharing.link.subscribe({ rideId }, on), takeWhole<LinkSnapshot>);

/** How the rider's ride is shared, from all their devices. */
export const useLinkLive = (rideId: string) => useLive(useMemo(() => linkKind(rideId), [rideId]));

const contactsKind = liveKind(
  'contacts',
  (on) => api.sharing.contacts.subscribe(undefined, on),
  takeWhole<ContactsSnapshot>,
);

/** The rider's trusted contacts, from all their devices. */
export const useContactsLive = () => useLive(contactsKind);
