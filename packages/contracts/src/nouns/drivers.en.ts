import { documentNames } from '../texts/en/document-names.ts';
import type { ApprovalNeed, Paper } from '../judge-documents.ts';

const needs: Record<ApprovalNeed, string> = { vehicle: 'vehicle and license plate', ...documentNames };

export const refusals = {
  DRIVER_NOT_APPROVED: 'We’re reviewing your account. You can drive once it’s approved.',
  DRIVER_SUSPENDED: 'Your driver account is suspended.',
  PAPERS_EXPIRED: 'One of your documents has expired. Send a new one to go online.',
  DRIVER_NOT_FOUND: 'This driver was not found.',
  DRIVER_BUSY: 'You already have an active ride.',
  DRIVER_OFFLINE: 'Go online to accept rides.',
  HOMEWARD_ON: 'Turn off rides toward home before you choose another place.',
  HOMEWARD_SPENT: 'You’ve used rides toward home twice today. You can use it again tomorrow.',
  HOME_MISSING: 'Choose a place first.',
  DRIVER_NOT_READY: 'This driver can’t be approved yet.',
  LAST_TYPE: 'Keep at least one ride type.',
  PAPER_EXPIRED: ({ kind }: { kind: Paper }) =>
    `Your ${documentNames[kind]} has expired. Send a new one to go online.`,
  DRIVER_LACKS: ({ lacking }: { lacking: ApprovalNeed[] }) =>
    `This driver can be approved once these are in order: ${lacking.map((need) => needs[need]).join(', ')}.`,
  HOMEWARD_OFFLINE: 'Go online first.',
  BREAK_OFFLINE: 'You’re offline already.',
};

export const mistakes = {
  typeTaken: 'Say whether you take this ride type.',
  dayGoal: 'A goal is a whole number from 1 to 100,000, or null for none.',
  availableBoolean: 'Available must be true or false.',
  breakMinutes: 'A break lasts 10, 20 or 30 minutes; null means until you come back.',
  positionTime: 'A position’s time must be in whole milliseconds.',
  accuracyNumber: 'Accuracy must be a number of meters.',
  positionsNone: 'Report at least one position.',
  positionsMany: ({ max }: { max: number }) => `Report at most ${max} positions at once.`,
  driverId: 'That isn’t a driver ID.',
  driverFilter: 'The status must be approved, suspended, available, waiting, documents or vehicle.',
};

export const notifications = {
  driver_approved: () => ({
    title: 'You’re approved to drive',
    message: 'Go online when you’re ready to get nearby requests.',
  }),
  driver_suspended: ({ reason }: { reason: string | null }) => ({
    title: 'Your driver account is suspended',
    message:
      reason === null
        ? 'You can’t go online or take rides. Contact support to find out why.'
        : `You can’t go online or take rides. Write to support if this is wrong. Reason: ${reason}`,
  }),
  driver_reactivated: () => ({
    title: 'You can drive again',
    message: 'Your driver account is active again. Go online when you’re ready.',
  }),
  break_over: () => ({
    title: 'Your break is over',
    message: 'You get requests again once you end it in the app.',
  }),
  break_ended: () => ({
    title: 'You’re offline now',
    message: 'Your break lasted an hour. Go online when you’re ready.',
  }),
};

export const notificationKinds = {
  driver_approved: 'Account approved',
  driver_suspended: 'Account suspended',
  driver_reactivated: 'Account active again',
  break_over: 'Breaks that are over',
  break_ended: 'Offline after an hour’s break',
};
