import type { Paper } from '../judge-documents.ts';
import { documentNames } from '../texts/en/document-names.ts';

const documentOf = (kind: Paper, plate: string | undefined) =>
  plate ? `${documentNames[kind]} for ${plate}` : documentNames[kind];

const inDays = (days: number) => ['after today', 'after tomorrow'][days] ?? `in ${days} days`;

export const refusals = {
  NOT_A_DOCUMENT: 'Choose a photo (JPEG, PNG or WebP) or a PDF.',
  DOCUMENT_NOT_FOUND: 'This document was not found.',
  DOCUMENT_CHANGED: 'This document just changed.',
  DOCUMENT_EXPIRED: 'This document has expired. Return it so the driver can send a new one.',
  DOCUMENT_TOO_LARGE: 'Choose a file up to 10 MB; photos up to 50 megapixels.',
  DOCUMENT_REPLACED: 'This document just changed: the driver sent a new one for approval.',
  DOCUMENT_APPROVED: ({ by }: { by: string | null }) =>
    `This document just changed: it was approved${by === null ? '' : ` by ${by}`}.`,
  DOCUMENT_RETURNED: ({ by, reason }: { by: string | null; reason: string }) =>
    `This document just changed: it was returned${by === null ? '' : ` by ${by}`}: ${reason}`,
  PDF_HAS_MORE: 'This PDF has scripts or other files in it. Send a plain one, or a photo.',
  PHOTO_TOO_COMPLEX: 'That picture is taking too long to read. Try again, or take a smaller one.',
  DOCUMENTS_UNDER_WAY: 'Your other documents are still uploading. Wait for them to finish.',
  DOCUMENTS_NOT_STORED: 'We can’t store documents right now. Please try again later.',
  DOCUMENTS_NOT_SHOWN: 'We can’t show documents right now. Please try again later.',
  DOCUMENT_AS_FORM: 'Send the document as multipart/form-data.',
};

export const mistakes = {
  documentKind: 'The document must be a licence, registration or insurance.',
  expiryNoDay: 'Give the expiry date as YYYY-MM-DD.',
  expiryPast: 'The expiry date must be in the future.',
  expiryFar: ({ years }: { years: number }) => `The expiry date must be within ${years} years.`,
  returnReason: 'Say what’s wrong so the driver can fix it.',
  documentForm: 'Send one file in the field “file”, with the fields “kind” and “expiresOn”.',
  documentId: 'That isn’t a document ID.',
};

export const notifications = {
  document_waiting: ({ name, kind }: { name: string; kind: Paper }) => ({
    title: `Check ${name}’s documents`,
    message: `The ${documentNames[kind]} is waiting for approval.`,
  }),
  /** `plate`: it is of a vehicle that they don't drive now. */
  document_approved: ({ kind, plate }: { kind: Paper; plate?: string }) => ({
    title: `Your ${documentOf(kind, plate)} is approved`,
    message: 'Thank you. You don’t need to do anything until it expires.',
  }),
  document_returned: ({ kind, plate, reason }: { kind: Paper; plate?: string; reason: string }) => ({
    title: `Your ${documentOf(kind, plate)} was returned`,
    message: `${reason} Please send it again.`,
  }),
  document_expiring: ({ kind, plate, days }: { kind: Paper; plate?: string; days: number }) => ({
    title: `Your ${documentOf(kind, plate)} expires ${inDays(days)}`,
    message:
      plate === undefined
        ? 'Send the new one in time, so you can go on driving.'
        : 'Send the new one in time, so you can still change to that vehicle.',
  }),
  document_expired: ({ kind, plate }: { kind: Paper; plate?: string }) => ({
    title: `Your ${documentOf(kind, plate)} has expired`,
    message:
      plate === undefined
        ? 'You can go online again once we’ve approved a new one.'
        : 'You can drive that vehicle again once we’ve approved a new one.',
  }),
};

export const notificationKinds = {
  document_approved: 'Documents approved',
  document_returned: 'Documents returned',
  document_expiring: 'Documents that expire soon',
  document_expired: 'Documents that have expired',
  document_waiting: 'Documents to check',
};
