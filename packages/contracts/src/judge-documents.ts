import { addDays } from './city-days.ts';

/** The documents a driver needs. */
export const DOCUMENT_KINDS = ['licence', 'registration', 'insurance'] as const;
/** Those of them that belong to a vehicle; the license belongs to the person. */
export const VEHICLE_DOCUMENT_KINDS = ['registration', 'insurance'] as const satisfies readonly Paper[];
/** The same as `DocumentKind`, without the schema. */
export type Paper = (typeof DOCUMENT_KINDS)[number];

/** What a driver needs before they can be approved. */
export type ApprovalNeed = 'vehicle' | Paper;

/** How long before a document expires its driver is reminded, in days. */
export const REMINDER_DAYS = [30, 7, 1] as const;
export const EXPIRES_SOON_DAYS = REMINDER_DAYS[0];

export type DocumentState = 'waiting' | 'approved' | 'returned';

/** A document as lists of drivers show it. */
export interface DocumentSummary {
  kind: Paper;
  state: DocumentState;
  /** The last day the document is valid, YYYY-MM-DD. */
  expiresOn: string;
}

/** The state of one kind of document; `expiring` means within 30 days. */
export type DocumentStanding = 'missing' | 'waiting' | 'returned' | 'approved' | 'expiring' | 'expired';

export interface KindStanding<Document extends DocumentSummary = DocumentSummary> {
  kind: Paper;
  standing: DocumentStanding;
  /** The document that counts today, even if a newer one waits. */
  valid: Document | undefined;
  /** The newest document, which `standing` describes. */
  newest: Document | undefined;
}

/** The state of a driver's documents on a given day, by kind. */
export function judgeDocuments<Document extends DocumentSummary>(
  documents: readonly Document[],
  today: string,
  kinds: readonly Paper[] = DOCUMENT_KINDS,
): KindStanding<Document>[] {
  return kinds.map((kind) => {
    const approved = documents.find((each) => each.kind === kind && each.state === 'approved');
    const open = documents.find((each) => each.kind === kind && each.state !== 'approved');
    const newest = open ?? approved;
    const valid = approved && approved.expiresOn >= today ? approved : undefined;
    return { kind, standing: newest ? standingOf(newest, today) : 'missing', valid, newest };
  });
}

function standingOf({ state, expiresOn }: DocumentSummary, today: string): DocumentStanding {
  if (state !== 'approved') return state;
  if (expiresOn < today) return 'expired';
  return expiresOn <= addDays(today, EXPIRES_SOON_DAYS) ? 'expiring' : 'approved';
}
