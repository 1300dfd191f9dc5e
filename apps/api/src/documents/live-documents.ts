import type { DocumentsChange, DocumentsSnapshot } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { View, EventHub } from '../live/event-hub.ts';
import { Live } from '../live/live-subscription.ts';
import { userTopic } from '../live/topics.ts';
import { listDocuments } from './document-queries.ts';

interface Deps {
  db: Db;
  hub: EventHub;
  timeZone: string;
}

const documentsView: View<DocumentsChange> = ({ event }) =>
  event === 'documents.changed' ? 'reread' : undefined;

/** A driver's own documents. */
export const liveDocuments = (deps: Deps, driverId: string): Live<DocumentsSnapshot, DocumentsChange> =>
  new Live({
    hub: deps.hub,
    topic: userTopic(driverId),
    view: documentsView,
    read: () => listDocuments(deps, driverId),
  });
