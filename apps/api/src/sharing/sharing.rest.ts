import { AddContactInput, type RideLink } from '@ridewire/contracts';
import { SHARED_RIDE_PATH } from '@ridewire/contracts/shared-ride';
import { z } from 'zod';
import { done, doneShape, Id, twice } from '../procedures/rest-bodies.ts';
import { restRowOf, type RestRequest } from '../procedures/rest-row.ts';
import type { SharingRouter } from './sharing.router.ts';

const restRow = restRowOf<{ sharing: SharingRouter }>();

const LinkBody = z.object({
  url: z.string().meta({ description: 'Anyone with it sees the ride live, without signing in.' }),
});
const ContactBody = z
  .object({ _id: Id, name: z.string(), email: z.string() })
  .meta({ id: 'Contact', description: 'Someone whom you can tell of a ride by email.' });

const rideIn = ({ params }: RestRequest) => ({ rideId: params['rideId'] });
const linkBody = ({ token }: RideLink, { publicUrl }: RestRequest) => ({
  url: `${publicUrl}${SHARED_RIDE_PATH}#${token}`,
});
const contactBody = ({ id, name, email }: { id: string; name: string; email: string }) => ({
  _id: id,
  name,
  email,
});

export const sharingRows = [
  restRow({
    method: 'GET',
    path: '/rides/:rideId/share',
    procedure: 'sharing.link',
    summary: 'The link of your ride; null while it isn’t shared.',
    response: z.object({ data: LinkBody.nullable() }),
    input: rideIn,
    answer: ({ link }, request) => ({ data: link && linkBody(link, request) }),
  }),
  restRow({
    method: 'POST',
    path: '/rides/:rideId/share',
    takesNoKey: true,
    procedure: 'sharing.share',
    summary: 'Share your ride by a link. Shared again, it stays the same link.',
    response: doneShape({ ...LinkBody.shape, data: LinkBody }, 'Ride shared'),
    errors: ['RIDE_NOT_FOUND'],
    input: rideIn,
    answer: (link, request) => done('Ride shared', twice(linkBody(link, request))),
  }),
  restRow({
    method: 'DELETE',
    path: '/rides/:rideId/share',
    procedure: 'sharing.stop',
    summary: 'End the link of your ride, for everyone who has it.',
    response: doneShape({}, 'Sharing stopped'),
    input: rideIn,
    answer: () => done('Sharing stopped'),
  }),
  restRow({
    method: 'POST',
    path: '/rides/:rideId/share/contacts/:contactId',
    procedure: 'sharing.tellContact',
    summary: 'Email the link of your ride to one of your contacts; it’s shared for that if it isn’t yet.',
    response: doneShape({}, 'Contact told'),
    errors: ['RIDE_NOT_FOUND', 'CONTACT_NOT_FOUND'],
    input: ({ params }) => ({ rideId: params['rideId'], contactId: params['contactId'] }),
    answer: () => done('Contact told'),
  }),
  restRow({
    method: 'GET',
    path: '/contacts',
    procedure: 'sharing.contacts',
    summary: 'Your trusted contacts, in the order you added them.',
    response: z.object({ data: z.array(ContactBody) }),
    answer: ({ contacts }) => ({ data: contacts.map(contactBody) }),
  }),
  restRow({
    method: 'POST',
    path: '/contacts',
    procedure: 'sharing.addContact',
    summary: 'Add a trusted contact. One with that email gets the new name.',
    body: AddContactInput,
    status: 201,
    response: doneShape({ data: ContactBody }, 'Contact added'),
    errors: ['CONTACTS_FULL'],
    input: ({ body }) => body,
    answer: (contact) => done('Contact added', { data: contactBody(contact) }),
  }),
  restRow({
    method: 'DELETE',
    path: '/contacts/:id',
    procedure: 'sharing.removeContact',
    summary: 'Remove a trusted contact. Removing it again does nothing.',
    response: doneShape({}, 'Contact removed'),
    input: ({ params }) => ({ id: params['id'] }),
    answer: () => done('Contact removed'),
  }),
];
