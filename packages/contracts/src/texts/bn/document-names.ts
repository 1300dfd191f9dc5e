import type { Paper } from '../../judge-documents.ts';

/** What people call a document. */
export const documentNames: Record<Paper, string> = {
  licence: 'ড্রাইভিং লাইসেন্স',
  registration: 'গাড়ির রেজিস্ট্রেশন',
  insurance: 'ইনস্যুরেন্স',
};
