import { DOCUMENT_TYPES, latestExpiry, MAX_DOCUMENT_BYTES } from '@ridewire/contracts';
import type { DocumentsTexts } from './texts.en.ts';

export interface DocumentProblems {
  file?: string | undefined;
  expiresOn?: string | undefined;
}

/** The server's refusals, told before anything is sent. */
export function checkDocument(
  documents: DocumentsTexts,
  file: Pick<File, 'type' | 'size'> | null,
  expiresOn: string,
  today: string,
): DocumentProblems {
  const problems: DocumentProblems = {};
  const fileProblem = checkFile(documents, file);
  if (fileProblem) problems.file = fileProblem;
  if (expiresOn === '') problems.expiresOn = documents.noExpiry;
  else if (expiresOn <= today) problems.expiresOn = documents.expiryPast;
  else if (expiresOn > latestExpiry(today)) problems.expiresOn = documents.expiryFar;
  return problems;
}

/** The same for the file only, as soon as it is chosen. */
export function checkFile(
  documents: DocumentsTexts,
  file: Pick<File, 'type' | 'size'> | null,
): string | undefined {
  if (!file) return documents.noFile;
  if (!DOCUMENT_TYPES.some((type) => type === file.type)) return documents.wrongType;
  return file.size > MAX_DOCUMENT_BYTES ? documents.tooLarge : undefined;
}
