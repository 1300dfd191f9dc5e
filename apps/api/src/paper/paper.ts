import type { Language } from '@ridewire/contracts';

/** A name and what stands beside it. */
export interface PaperLine {
  name: string;
  value: string;
  isTotal?: boolean;
}

interface PaperColumn {
  name: string;
  /** Its share of the width; all shares are one together. */
  share: number;
  /** Amounts are at the right of their column. */
  isAmount?: boolean;
}

interface PaperRow {
  /** One for each column; a text takes up the empty cells after it. */
  cells: readonly string[];
  isTotal?: boolean;
}

/** A part of a paper; parts have a line between them. */
export type PaperPart =
  /** Names at the left, and values beside them. */
  | { kind: 'pairs'; lines: readonly PaperLine[] }
  /** Names at the left, and amounts at the right edge. */
  | { kind: 'sums'; lines: readonly PaperLine[] }
  /** Its head is repeated on each page. */
  | { kind: 'table'; columns: readonly PaperColumn[]; rows: readonly PaperRow[] };

/** A document for people to keep, in its reader's language: a receipt, a statement. */
export interface Paper {
  title: string;
  language: Language;
  /** Whether its pages lie on their side, as tables of many columns want it. */
  isWide?: boolean;
  /** Parts without lines aren't drawn. */
  parts: readonly PaperPart[];
}
