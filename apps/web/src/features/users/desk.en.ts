import type { DeskRole } from '@ridewire/contracts';
import { defineTexts } from '../../kit/texts/define-texts.ts';

const may: Record<DeskRole, string> = {
  owner: 'Everything, other admins and webhooks included.',
  dispatcher: 'Rides, booking by phone, SOS alerts and busy fares.',
  support:
    'People, documents, messages, problems, refunds, SOS alerts, booking by phone and the audit trail.',
  finance: 'Refunds, rates and exports.',
};

/** What admins do at the desk, and the invitation of another. */
export const desk = {
  deskRole: 'Role at the desk',
  may,
  change: 'Change',
  changeOf: (name: string) => `Change the desk role of ${name}`,
  changeTitle: (name: string) => `Desk role of ${name}`,
  changeHint:
    'They’ll be signed out everywhere, and their API keys end. Everyone at the desk sees rides and people.',
  changed: (name: string) => `${name} has another desk role`,
  changeFailed: 'Failed to change the desk role',
  save: 'Save',
  saving: 'Saving…',
  invite: 'Invite an admin',
  inviteHint: 'They’ll get an email that tells them how to choose a password.',
  name: 'Name',
  email: 'Email',
  language: 'Language of the email',
  sendInvitation: 'Invite',
  inviting: 'Inviting…',
  invited: (name: string) => `${name} was invited`,
  inviteFailed: 'Failed to invite',
};

export const [useDeskTexts] = defineTexts('desk', desk);
