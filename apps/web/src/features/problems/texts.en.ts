import type { ProblemKind, ProblemState } from '@ridewire/contracts';
import { problemKinds } from '@ridewire/contracts/texts/en/problem-kinds';
import { defineTexts } from '../../kit/texts/define-texts.ts';

const kindsOf: Record<'rider' | 'driver', Record<ProblemKind, string>> = {
  rider: {
    ...problemKinds,
    lost_item: 'I left something in the car',
    fare: 'The fare is wrong',
    conduct: 'My driver’s behavior',
    safety: 'I didn’t feel safe',
  },
  driver: {
    ...problemKinds,
    found_item: 'I found something in my car',
    fare: 'The fare or payment is wrong',
    conduct: 'My rider’s behavior',
    safety: 'I didn’t feel safe',
  },
};

const states: Record<ProblemState, string> = {
  waiting: 'We’ll answer soon',
  answered: 'Answered',
  closed: 'Closed',
};

/** Problems of a ride, as its rider and driver report them. */
export const problems = {
  heading: 'Problems',
  report: 'Report a problem',
  kind: 'What is it about?',
  kinds: problemKinds,
  kindsOf,
  kindMissing: 'Choose what it’s about',
  text: 'What happened?',
  itemText: 'What is it, and where was it?',
  itemHint: { rider: 'Your driver will read this too.', driver: 'Your rider will read this too.' },
  urgent: (number: string) => `In danger now? Call ${number}.`,
  textMissing: 'Write what happened',
  send: 'Send',
  sending: 'Sending...',
  sent: 'Reported. We’ll get back to you here and by email.',
  failed: 'Failed to send. Your text is still here.',
  loadFailed: (why: string) => `Failed to load problems: ${why}`,
  states,
  me: 'You',
  support: 'Support',
  answer: 'Answer',
  more: 'Write more',
  moreMissing: 'Write something first',
  closed: 'This is closed. If it isn’t solved, report it again.',
  late: 'This was closed before you sent your message. You can still copy it.',
  discard: 'Discard',
  lost: {
    asking: (name: string) => `We’ve asked ${name} whether they have it.`,
    here: (name: string) => `${name} has it.`,
    gone: (name: string) => `${name} hasn’t found it.`,
  },
  found: {
    asking: (name: string) => `We’ve asked ${name} whether it’s theirs.`,
    here: (name: string) => `${name} says it’s theirs.`,
    gone: (name: string) => `${name} says it isn’t theirs.`,
  },
  askedLost: (name: string) => `${name} left this in your car. Do you have it?`,
  askedFound: (name: string) => `${name} found this in the car. Is it yours?`,
  haveIt: 'I have it',
  haveNot: 'I don’t have it',
  mine: 'It’s mine',
  notMine: 'It isn’t mine',
  itemClosed: 'This is closed.',
  saidHere: 'Thank you. Support will help you two meet.',
  saidGone: 'Thank you for your answer.',
  tooLate: 'Problems can be reported within 30 days of the ride.',
  contact: 'Write to support',
  someone: 'the other person',
};

export const [useProblemsTexts] = defineTexts('problems', problems);
