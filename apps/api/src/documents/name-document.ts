import type { DocumentKind } from '@ridewire/contracts';

const NAMES: Record<DocumentKind, string> = {
  licence: 'driver’s license',
  registration: 'vehicle registration',
  insurance: 'insurance',
};

/** What people call it, within a sentence. */
export const nameDocument = (kind: DocumentKind): string => NAMES[kind];
