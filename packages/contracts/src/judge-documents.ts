import { addDays } from './city-days.ts';

/** The papers a driver drives with. */
export const DOCUMENT_KINDS = ['licence', 'registration', 'insurance'] as const;
type Kind = (typeof DOCUMENT_KINDS)[number];

/** What a driver must have before they may be approved. */
export type ApprovalNeed = 'vehicle' | Kind;

/** So long before it expires a driver is reminded, in days. */
export const EXPIRES_SOON_DAYS = 30;

export type DocumentState = 'waiting' | 'approved' | 'returned';

/** What a list of drivers says of a document. */
export interface DocumentSummary {
  kind: Kind;
  state: DocumentState;
  /** The last day on which it is valid, YYYY-MM-DD. */
  expiresOn: string;
}

/** How a driver stands with one kind of document; `expiring` is within 30 days. */
export type DocumentStanding = 'missing' | 'waiting' | 'returned' | 'approved' | 'expiring' | 'expired';

export interface KindStanding<Document extends DocumentSummary = DocumentSummary> {
  kind: Kind;
  standing: DocumentStanding;
  /** The one that counts today, whatever waits beside it. */
  valid: Document | undefined;
  /** The newest: the one that the standing is of. */
  newest: Document | undefined;
}

/** What a driver's documents come to on a day, kind by kind. */
export function judgeDocuments<Document extends DocumentSummary>(
  documents: readonly Document[],
  today: string,
): KindStanding<Document>[] {
  return DOCUMENT_KINDS.map((kind) => {
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
