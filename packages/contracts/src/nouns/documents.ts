import { DRIVER_AT_DESK, type Noted } from '../lead.ts';

const OF_PAPERS = {
  driver: ({ params }: Noted) =>
    // Of a vehicle they don't drive now.
    'plate' in params
      ? { to: '/dashboard/driver/vehicles' as const }
      : { to: '/dashboard/driver/documents' as const },
};

export const refusals = {
  NOT_A_DOCUMENT: 400,
  DOCUMENT_NOT_FOUND: 404,
  DOCUMENT_CHANGED: 409,
  DOCUMENT_EXPIRED: 409,
  DOCUMENT_TOO_LARGE: 413,
} as const;

export const exactRefusals = {
  DOCUMENT_REPLACED: 'DOCUMENT_CHANGED',
  DOCUMENT_APPROVED: 'DOCUMENT_CHANGED',
  DOCUMENT_RETURNED: 'DOCUMENT_CHANGED',
  PDF_HAS_MORE: 'NOT_A_DOCUMENT',
  PHOTO_TOO_COMPLEX: 'DOCUMENT_TOO_LARGE',
  DOCUMENTS_UNDER_WAY: 'TOO_MANY',
  DOCUMENTS_NOT_STORED: 'NOT_READY',
  DOCUMENTS_NOT_SHOWN: 'NOT_READY',
  DOCUMENT_AS_FORM: 'UNSUPPORTED',
} as const;

export const notifications = {
  document_waiting: DRIVER_AT_DESK,
  document_approved: OF_PAPERS,
  document_returned: OF_PAPERS,
  document_expiring: OF_PAPERS,
  document_expired: OF_PAPERS,
};
