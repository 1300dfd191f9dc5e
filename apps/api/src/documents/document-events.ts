import type { RoutesOf } from '../live/events.ts';
import { userTopic, PEOPLE } from '../live/topics.ts';

/** A driver sent a document, or one was approved or returned. Says no more: the screens concerned read again. */
export interface DocumentsChanged {
  event: 'documents.changed';
  driverId: string;
}

declare module '../live/events.ts' {
  interface EventsByNoun {
    documents: DocumentsChanged;
  }
}

export const documentRoutes: RoutesOf<DocumentsChanged> = {
  'documents.changed': ({ driverId }) => [userTopic(driverId), PEOPLE],
};
