import type { DocumentsChange, DocumentsSnapshot } from '@ridewire/contracts';
import type { Core } from '../core/core.ts';
import type { View } from '../realtime/event-hub.ts';
import { Live } from '../realtime/live-subscription.ts';
import { userTopic } from '../realtime/topics.ts';
import { listDocuments } from './document-queries.ts';

const documentsView: View<DocumentsChange> = ({ event }) =>
  event === 'documents.changed' ? 'reread' : undefined;

/** A driver's own documents. */
export const liveDocuments = (core: Core, driverId: string): Live<DocumentsSnapshot, DocumentsChange> =>
  new Live({
    hub: core.hub,
    topic: userTopic(driverId),
    view: documentsView,
    read: () => listDocuments(core, driverId),
  });
