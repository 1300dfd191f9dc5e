import type { Paper } from '../../judge-documents.ts';

/** What people call a document, within a sentence. */
export const documentNames: Record<Paper, string> = {
  licence: 'driver’s license',
  registration: 'vehicle registration',
  insurance: 'insurance',
};
