import { z } from 'zod';
import { Email } from './accounts.ts';
import { mistake } from './mistakes.ts';
import { RideInput } from './rides.ts';
import { line } from './text.ts';

const ContactId = z.uuid(mistake('contactId'));

/** Somebody whom the rider can tell of a ride. */
export const AddContactInput = z.object({ name: line('name', 100), email: Email });
export type AddContactInput = z.infer<typeof AddContactInput>;

export const ContactInput = z.object({ id: ContactId });
export type ContactInput = z.infer<typeof ContactInput>;

/** Mails the ride's link to a contact. */
export const TellContactInput = RideInput.extend({ contactId: ContactId });
export type TellContactInput = z.infer<typeof TellContactInput>;

export interface TrustedContact extends AddContactInput {
  id: string;
}

/** sharing.contacts: in the order they were added; always sent whole, as a new snapshot. */
export interface ContactsSnapshot {
  contacts: TrustedContact[];
}
