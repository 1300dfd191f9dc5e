import { DOCUMENT_KINDS, judgeDocuments, type ApprovalNeed, type DocumentSummary } from '@ridewire/contracts';

export interface ApprovalFacts {
  vehicleModel: string | null;
  licensePlate: string | null;
  documents: readonly DocumentSummary[];
  /** The city's day, YYYY-MM-DD. */
  today: string;
}

/** What a driver must have before they may be approved: a vehicle, and of every document one that is approved and valid today. */
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
