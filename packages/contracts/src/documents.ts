import { z } from 'zod';
import { DOCUMENT_KINDS, type DocumentSummary } from './judge-documents.ts';
import { mistake } from './mistakes.ts';
import { boundedLine } from './text.ts';

export const DocumentKind = z.enum(DOCUMENT_KINDS, mistake('documentKind'));
export type DocumentKind = z.infer<typeof DocumentKind>;

/** The file types accepted, and the limits in bytes and pixels. */
export const DOCUMENT_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024;
export const MAX_DOCUMENT_PIXELS = 50_000_000;
/** Larger pictures are scaled down to this many pixels in width and height. */
export const DOCUMENT_SIDE = 2_400;
/** How far ahead an expiry date may lie, in years. */
export const MAX_DOCUMENT_YEARS = 20;
/** A day that exists, as YYYY-MM-DD. */
const Day = z.iso.date(mistake('expiryNoDay'));

/** Not the UUID of zeros, which stands for no vehicle. */
export const VehicleId = z
  .uuid(mistake('vehicleId'))
  .refine((id) => !/^[0-]+$/.test(id), mistake('vehicleId'));

/** The fields that come with a file. */
export const UploadDocumentInput = z.object({
  kind: DocumentKind,
  expiresOn: Day,
  /** A vehicle of the driver's, other than the one they drive now, that it is of. */
  vehicleId: VehicleId.optional(),
});
export type UploadDocumentInput = z.infer<typeof UploadDocumentInput>;

/** One upload, as the admin saw it. A decision applies to this upload and not to a later one. */
export const SeenDocument = z.object({
  driverId: z.uuid(mistake('driverId')),
  kind: DocumentKind,
  documentId: z.uuid(mistake('documentId')),
  version: z.int(mistake('versionWhole')).min(1, mistake('versionLow')).max(1_000_000_000),
  /** The vehicle it is of, if the driver doesn't drive that one. It tells which document a refusal is about. */
  vehicleId: VehicleId.optional(),
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
  /** The address of the file, which only these people can open. */
  path: string;
  fileType: 'webp' | 'pdf';
  byteCount: number;
  /** Why the document was returned. */
  reason: string | null;
  uploadedAt: string;
  /** When it was approved or returned, and by whom. Null while it waits, or if the admin's account is gone. */
  judgedAt: string | null;
  judgedBy: string | null;
}

/** All documents of a driver. Each kind has at most one that is approved, and one that waits or was returned. */
export interface DocumentsView {
  /** Today's date in the city, YYYY-MM-DD. A document that was valid yesterday may not be valid today. */
  today: string;
  documents: DocumentView[];
}

/** documents.mine is always sent whole, as a new snapshot; there are no changes. */
export type DocumentsChange = null;
export type DocumentsSnapshot = DocumentsView;

/** The last expiry date that a document sent on `today` may have. */
export function latestExpiry(today: string): string {
  const moment = new Date(`${today}T00:00:00Z`);
  moment.setUTCFullYear(moment.getUTCFullYear() + MAX_DOCUMENT_YEARS);
  return moment.toISOString().slice(0, 10);
}
