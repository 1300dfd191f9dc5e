import { z } from 'zod';
import { DOCUMENT_KINDS, type DocumentSummary } from './judge-documents.ts';
import { mistake } from './mistakes.ts';
import { boundedLine } from './text.ts';

export const DocumentKind = z.enum(DOCUMENT_KINDS, mistake('documentKind'));
export type DocumentKind = z.infer<typeof DocumentKind>;

/** What a file may be that is sent, and in bytes and pixels at most. */
export const DOCUMENT_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024;
export const MAX_DOCUMENT_PIXELS = 50_000_000;
/** Pictures are kept at most so many pixels wide and high. */
export const DOCUMENT_SIDE = 2_400;
/** So far ahead a document may expire, in years. */
export const MAX_DOCUMENT_YEARS = 20;
/** A day as YYYY-MM-DD that there is. */
const Day = z.iso.date(mistake('expiryNoDay'));

/** The fields that come with a file. */
export const UploadDocumentInput = z.object({ kind: DocumentKind, expiresOn: Day });
export type UploadDocumentInput = z.infer<typeof UploadDocumentInput>;

/** One upload as somebody saw it: what is decided holds for that, and for nothing that came after. */
export const SeenDocument = z.object({
  driverId: z.uuid(mistake('driverId')),
  kind: DocumentKind,
  documentId: z.uuid(mistake('documentId')),
  version: z.int(mistake('versionWhole')).min(1, mistake('versionLow')).max(1_000_000_000),
});
export type SeenDocument = z.infer<typeof SeenDocument>;

export const ReturnDocumentInput = SeenDocument.extend({
  reason: boundedLine('returnReason', {
    min: [3, mistake('returnReason')],
    max: 300,
  }),
});
export type ReturnDocumentInput = z.infer<typeof ReturnDocumentInput>;

/** A document as its driver and admins see it. */
export interface DocumentView extends DocumentSummary {
  id: string;
  version: number;
  /** Where its file is, for these people alone. */
  path: string;
  fileType: 'webp' | 'pdf';
  byteCount: number;
  /** Why it was returned. */
  reason: string | null;
  uploadedAt: string;
  /** When it was approved or returned, and by whom; null while it waits, or when they are gone. */
  judgedAt: string | null;
  judgedBy: string | null;
}

/** All of a driver's documents: of each kind at most an approved one, and one that waits or was returned. */
export interface DocumentsView {
  /** The city's day, YYYY-MM-DD: what was valid yesterday may not be today. */
  today: string;
  documents: DocumentView[];
}

/** documents.mine: always sent whole, as a new snapshot; there are no changes. */
export type DocumentsChange = null;
export type DocumentsSnapshot = DocumentsView;

/** The last day to which a document may be valid that is sent on `today`. */
export function latestExpiry(today: string): string {
  const moment = new Date(`${today}T00:00:00Z`);
  moment.setUTCFullYear(moment.getUTCFullYear() + MAX_DOCUMENT_YEARS);
  return moment.toISOString().slice(0, 10);
}
