import type { UserStatus } from '@ridewire/contracts';
import { defineTexts } from '../../kit/texts/define-texts.ts';

const statuses: Record<UserStatus, string> = { active: 'Active', blocked: 'Blocked' };

/** What the admins' lists of users and of drivers have in common. */
/** Why somebody is blocked or suspended, and what becomes of the ride they are in. */
const barring = {
  reason: 'Reason',
  reasonHint: 'They read it, and it stays in the audit trail.',
  choose: 'Choose a reason',
  reasonMissing: 'Choose a reason.',
  other: 'Another reason',
  ownWords: 'In your words',
  wordsMissing: 'Write a few words.',
  goesBack: (ride: string) => `Their ride ${ride} has not begun: it goes back to other drivers.`,
  isCanceled: (ride: string) => `Their ride ${ride} has not begun: it is canceled.`,
  goesOn: (ride: string) => `Their ride ${ride} is under way: it may be finished.`,
};

export const people = {
  barring,
  cancel: 'Cancel',
  notProvided: 'Not Provided',
  statuses,
  lostSignal: (duration: string) => `Lost signal, ${duration}`,
};

export const [usePeopleTexts] = defineTexts('people', people);
