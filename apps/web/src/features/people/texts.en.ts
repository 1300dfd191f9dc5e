import type { DeskRole, UserStatus } from '@ridewire/contracts';
import { defineTexts } from '../../kit/texts/define-texts.ts';

const statuses: Record<UserStatus, string> = { active: 'Active', blocked: 'Blocked' };

/** Why a person is blocked or suspended, and what happens to their ride. */
const barring = {
  reason: 'Reason',
  reasonHint: 'They’ll see it, and it stays in the audit trail.',
  choose: 'Choose a reason',
  reasonMissing: 'Choose a reason.',
  other: 'Another reason',
  ownWords: 'In your words',
  wordsMissing: 'Write a few words.',
  goesBack: (ride: string) => `Their ride ${ride} hasn’t started: it’ll go to other drivers.`,
  isCanceled: (ride: string) => `Their ride ${ride} hasn’t started: it’ll be canceled.`,
  goesOn: (ride: string) => `Their ride ${ride} has started: they can finish it.`,
};

const deskRoles: Record<DeskRole, string> = {
  owner: 'Owner',
  dispatcher: 'Dispatcher',
  support: 'Support',
  finance: 'Finance',
};

/** The common texts of the admins' lists of users and of drivers. */
export const people = {
  barring,
  cancel: 'Cancel',
  notProvided: 'Not Provided',
  guest: 'Books by phone',
  statuses,
  deskRoles,
  lostSignal: (duration: string) => `Lost signal, ${duration}`,
  onBreakUntil: (clock: string) => `On break until ${clock}`,
  onBreakSince: (clock: string) => `On break since ${clock}`,
};

export const [usePeopleTexts] = defineTexts('people', people);
