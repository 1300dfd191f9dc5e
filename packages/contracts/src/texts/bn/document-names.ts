import type { DocumentKind } from '../../documents.ts';

/** What people call a document. */
export const documentNames: Record<DocumentKind, string> = {
  licence: 'ড্রাইভিং লাইসেন্স',
  registration: 'গাড়ির রেজিস্ট্রেশন',
  insurance: 'ইনস্যুরেন্স',
};
