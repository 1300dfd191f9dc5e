import { DOCUMENT_KINDS, judgeDocuments, type ApprovalNeed, type DocumentSummary } from '@ridewire/contracts';

export interface ApprovalFacts {
  vehicleModel: string | null;
  licensePlate: string | null;
  documents: readonly DocumentSummary[];
  /** The city's day, YYYY-MM-DD. */
  today: string;
}

/** What a driver lacks for approval: it takes a vehicle, and an approved, valid document of every kind. */
export function lacksForApproval({
  vehicleModel,
  licensePlate,
  documents,
  today,
}: ApprovalFacts): ApprovalNeed[] {
  const valid = new Set(judgeDocuments(documents, today).flatMap(({ kind, valid }) => (valid ? [kind] : [])));
  return [
    ...(vehicleModel && licensePlate ? [] : ['vehicle' as const]),
    ...DOCUMENT_KINDS.filter((kind) => !valid.has(kind)),
  ];
}
