import type { DocumentKind, DocumentStanding } from '@ridewire/contracts';
import { documentNames } from '@ridewire/contracts/texts/en/document-names';
import { defineTexts } from '../../kit/texts/define-texts.ts';

/** At the beginning of a line. */
const names: Record<DocumentKind, string> = {
  licence: 'Driver’s license',
  registration: 'Vehicle registration',
  insurance: 'Insurance',
};

const standings: Record<DocumentStanding, string> = {
  missing: 'Missing',
  waiting: 'Waiting for approval',
  returned: 'Returned',
  approved: 'Approved',
  expiring: 'Expires soon',
  expired: 'Expired',
};

/** The admin's text for a driver whose documents are not in order. */
const lacking: Record<Exclude<DocumentStanding, 'approved' | 'expiring'>, string> = {
  missing: 'missing',
  waiting: 'waiting for your approval',
  returned: 'returned to the driver',
  expired: 'expired',
};

const together = (words: string[]) => new Intl.ListFormat('en', { type: 'conjunction' }).format(words);
const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

export const documents = {
  title: 'Documents',
  names,
  named: documentNames,
  standings,
  lacking,
  loadFailed: (why: string) => `Failed to load documents: ${why}`,

  intro: 'To drive with us, send these three. A photo of the whole page or a PDF is fine.',
  toSend: (kinds: string[]) => `Still to send: ${together(kinds)}.`,
  allSent: 'Nothing’s missing. We’ll check your documents and tell you here.',
  allGood: 'Your documents are in order.',
  notSent: 'Not sent yet.',
  isWaiting: 'We’ll check it and tell you here.',
  returnedBecause: 'Why it was returned',
  sendAgain: 'Please send it again.',
  validUntil: (day: string) => `Valid until ${day}.`,
  validBefore: (day: string) => `The one we approved before is valid until ${day}.`,
  expiresOn: (day: string) => `Expires on ${day}. Send the new one before that.`,
  expiredOn: (day: string) => `Expired on ${day}. Send the new one.`,
  sentAt: (when: string) => `Sent ${when}`,
  approvedBy: (name: string, when: string) => `Approved by ${name}, ${when}`,
  returnedBy: (name: string, when: string) => `Returned by ${name}, ${when}`,
  somebody: 'an admin',

  send: 'Send',
  sendName: (name: string) => `Send ${name}`,
  sendNew: 'Send a new one',
  sendNewName: (name: string) => `Send a new one: ${name}`,
  sendTitle: (name: string) => `Send your ${name}`,
  replaces: 'This replaces the one awaiting approval.',
  file: 'Photo or PDF',
  fileHint:
    'JPEG, PNG, WebP or PDF, up to 10 MB; we make larger photos smaller. Show the whole document, sharp and readable.',
  chooseFile: 'Choose file',
  chooseOther: 'Choose another',
  chosen: (name: string, size: string) => `${name}, ${size}`,
  megabytes: (count: string) => `${count} MB`,
  kilobytes: (count: string) => `${count} KB`,
  chosenPreview: 'The photo you chose',
  expiry: 'Expiry date',
  expiryHint: 'The last day it’s valid.',
  preparing: 'Preparing the file…',
  sendingPercent: (percent: number) => `Sending… ${percent}%`,
  cancel: 'Cancel',
  sent: 'Document sent',
  sendFailed: 'We can’t reach the server. Your file is still here.',
  noFile: 'Choose a photo or a PDF.',
  wrongType: 'Choose a photo (JPEG, PNG or WebP) or a PDF.',
  tooLarge: 'Choose a file up to 10 MB.',
  noExpiry: 'Enter its expiry date.',
  expiryPast: 'The expiry date must be in the future.',
  expiryFar: 'The expiry date must be within 20 years.',

  see: (name: string) => `See ${name} full size`,
  seeBefore: 'See the previously approved one',
  picture: (name: string) => `Photo of the ${name}`,
  actualSize: 'Actual size',
  fitScreen: 'Fit to screen',
  open: 'Open',
  openName: (name: string) => `Open ${name} full size`,
  page: (name: string, page: number) => `Page ${page} of the ${name}`,
  pdfFailed: 'This PDF can’t be shown here. Download it to read it.',
  download: 'Download PDF',
  downloadName: (name: string) => `Download PDF of the ${name}`,
  pictureFailed: 'The photo can’t be shown right now.',
  tryAgain: 'Try again',
  close: 'Close',

  noticeMissing: (kinds: string[]) => `Still missing: ${together(kinds)}.`,
  noticeWaiting: (kinds: string[]) => `${sentence(together(kinds))}: sent, waiting for approval.`,
  noticeReturned: (kind: string, reason: string) => `Your ${kind} was returned: ${reason}`,
  noticeExpiring: (kind: string, day: string) => `Your ${kind} expires on ${day}.`,
  noticeExpired: (kind: string, day: string) => `Your ${kind} expired on ${day}.`,
  openDocuments: 'Open documents',
  checkDocuments: 'Your documents are in order',
  checkNotSent: 'Your documents aren’t complete',
  checkWaiting: 'Your documents are being checked',

  approve: 'Approve',
  approveName: (name: string) => `Approve ${name}`,
  approved: 'Document approved',
  approveFailed: 'Failed to approve the document',
  giveBack: 'Return',
  giveBackName: (name: string) => `Return ${name}`,
  returnTitle: (name: string) => `Return the ${name}?`,
  returnText: 'The driver will see your reason right away and can send it again.',
  reason: 'Reason',
  reasonPlaceholder: 'The photo is blurred.',
  reasonMissing: 'Say what’s wrong so the driver can fix it.',
  returned: 'Document returned',
  returnFailed: 'Failed to return the document',
  stale: (now: string) => `This document changed a moment ago. ${now}`,
  staleNow: {
    approved: 'It’s approved now.',
    returned: 'It’s been returned now.',
    waiting: 'It’s waiting for approval now.',
    sentAnew: 'The driver has sent a new one.',
  },
  typedReason: 'What you wrote',
  hasExpired: 'It’s expired: return it so the driver can send a new one.',
  nothingSent: 'The driver hasn’t sent it yet.',

  inOrder: (count: number, all: number) => `${count} of ${all} approved`,
  waitingCount: (count: number) => `${count} to check`,
  notInOrder: 'Their documents aren’t in order:',
  lack: (name: string, what: string) => `${name}: ${what}`,
  seeDocuments: 'See documents',
  documentsOf: (name: string) => `${name}’s documents:`,
  driver: 'Driver',
  back: 'Back',
  backToDrivers: 'Back to drivers',
  driverNotFound: 'This driver was not found.',
  account: 'Open account',
  phone: 'Phone',
  details: 'Details',
};

export type DocumentsTexts = typeof documents;
export const [useDocumentsTexts] = defineTexts('documents', documents);
