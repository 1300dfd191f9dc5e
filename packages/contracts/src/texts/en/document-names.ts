import type { DocumentKind } from '../../documents.ts';

/** What people call a document, within a sentence. */
export const documentNames: Record<DocumentKind, string> = {
  licence: 'driver’s license',
  registration: 'vehicle registration',
  insurance: 'insurance',
};
