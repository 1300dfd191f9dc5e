import type { DocumentView } from '@ridewire/contracts';

/** Pictures are kept as WebP, PDFs as they came. */
export type FileType = DocumentView['fileType'];

const ID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const PATH = new RegExp(`^/media/documents/(${ID})$`);

/** The key of a document's file in the media store; each has its own folder. */
export const documentKey = (id: string, fileType: FileType): string => `documents/${id}/document.${fileType}`;

/** Where its driver and admins read it. */
export const documentPath = (id: string): string => `/media/documents/${id}`;

/** The document id in a requested path; undefined when it is malformed. */
export const documentIdAt = (path: string): string | undefined => PATH.exec(path)?.[1];
