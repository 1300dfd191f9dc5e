import { AddContactInput, ContactInput, RideInput, TellContactInput } from '@ridewire/contracts';
import { riderProcedure, router } from '../procedures/procedures.ts';
import type { EventHub } from '../live/event-hub.ts';
import { addContact, liveContacts, removeContact } from './contacts.ts';
import { liveLink } from './live-link.ts';
import { shareRide, stopSharing } from './share-ride.ts';
import { tellContact } from './tell-contacts.ts';

/** How riders share their ride with people who aren't signed in. */
export const createSharingRouter = (deps: Parameters<typeof shareRide>[0] & { hub: EventHub }) =>
  router({
    link: riderProcedure.input(RideInput).subscription(({ ctx, input }) => liveLink(deps, ctx.actor, input)),
    share: riderProcedure.input(RideInput).mutation(({ ctx, input }) => shareRide(deps, ctx.actor, input)),
    stop: riderProcedure.input(RideInput).mutation(({ ctx, input }) => stopSharing(deps, ctx.actor, input)),
    contacts: riderProcedure.subscription(({ ctx }) => liveContacts(deps, ctx.actor)),
    addContact: riderProcedure
      .input(AddContactInput)
      .mutation(({ ctx, input }) => addContact(deps, ctx.actor, input)),
    removeContact: riderProcedure
      .input(ContactInput)
      .mutation(({ ctx, input }) => removeContact(deps, ctx.actor, input)),
    tellContact: riderProcedure
      .input(TellContactInput)
      .mutation(({ ctx, input }) => tellContact(deps, ctx.actor, input)),
  });

export type SharingRouter = ReturnType<typeof createSharingRouter>;
