import type { PROBLEM_KINDS } from '../problem-choices.ts';

type ProblemKind = (typeof PROBLEM_KINDS)[number];
import { problemKinds } from '../texts/en/problem-kinds.ts';

interface ItemAnswered {
  /** Reported by the rider who lost it; otherwise by the driver who found it. */
  isLost: boolean;
  isHere: boolean;
}

const itemAnswers = {
  lost: { yes: 'Your driver has it', no: 'Your driver hasn’t found it' },
  found: { yes: 'Your rider says it’s theirs', no: 'Your rider says it isn’t theirs' },
};

export const refusals = {
  PROBLEM_NOT_FOUND: 'This problem was not found.',
  RIDE_NOT_OVER: 'You can report a problem once the ride is over. In an emergency, use SOS.',
  PROBLEM_TOO_LATE: 'Problems can be reported within 30 days of the ride. Write to support instead.',
  PROBLEM_REPORTED: 'You’ve already reported this. Add to that report instead.',
  PROBLEM_CLOSED: 'This problem is closed. If it isn’t solved, report it again.',
  PROBLEM_CHANGED: 'Something was just added to this problem. Read it first.',
  PROBLEM_ASSIGNED: 'Someone else just took this problem. Look again.',
  PROBLEM_OPEN: 'This ride has an open problem. Close it first.',
};

export const mistakes = {
  problemId: 'That isn’t a problem’s ID.',
  problemKind: 'Choose what the problem is about.',
  problemState: 'The state must be waiting, answered or closed.',
  isHere: 'Say whether it’s here: true or false.',
};

export const notifications = {
  problem_reported: ({ name, kind, text }: { name: string; kind: ProblemKind; text: string }) => ({
    title: `Problem: ${problemKinds[kind]}`,
    message: `${name}: ${text}`,
  }),
  problem_assigned: ({ kind }: { kind: ProblemKind }) => ({
    title: 'A problem was assigned to you',
    message: problemKinds[kind],
  }),
  problem_answered: ({ kind }: { kind: ProblemKind }) => ({
    title: 'Support answered you',
    message: `About: ${problemKinds[kind]}`,
  }),
  problem_closed: ({ kind }: { kind: ProblemKind }) => ({
    title: 'Support closed your problem',
    message: `About: ${problemKinds[kind]}. If it isn’t solved, report it again.`,
  }),
  item_lost: () => ({
    title: 'Your rider left something in your car',
    message: 'See what it is, and whether you have it.',
  }),
  item_found: () => ({
    title: 'Your driver found something in the car',
    message: 'See what it is, and whether it’s yours.',
  }),
  item_answered: ({ isLost, isHere }: ItemAnswered) => ({
    title: itemAnswers[isLost ? 'lost' : 'found'][isHere ? 'yes' : 'no'],
    message: isHere ? 'Support will help you two meet.' : 'Support will get back to you.',
  }),
};

export const notificationKinds = {
  problem_reported: 'Problems reported',
  problem_assigned: 'Problems assigned to you',
  problem_answered: 'Support’s answers',
  problem_closed: 'Problems closed by support',
  item_lost: 'Things left in your car',
  item_found: 'Things you left in a car',
  item_answered: 'Lost and found: answers',
};
