import type { EventHub } from '../live/event-hub.ts';
import type { Db } from '@ridewire/db';
import { DriverIdInput, ReturnDocumentInput, SeenDocument } from '@ridewire/contracts';
import { deskProcedure, driverProcedure, router } from '../procedures/procedures.ts';
import { approveDocument } from './approve-document.ts';
import { listDocuments } from './document-queries.ts';
import { liveDocuments } from './live-documents.ts';
import { returnDocument } from './return-document.ts';

interface Deps {
  db: Db;
  hub: EventHub;
  timeZone: string;
}

export const createDocumentsRouter = (deps: Deps) =>
  router({
    /** The caller's own; they are sent by POST /api/uploads/document. */
    mine: driverProcedure.subscription(({ ctx }) => liveDocuments(deps, ctx.actor.userId)),
    list: deskProcedure('documents:read')
      .input(DriverIdInput)
      .query(({ input }) => listDocuments(deps, input.driverId)),
    approve: deskProcedure('people:write')
      .input(SeenDocument)
      .mutation(({ ctx, input }) => approveDocument(deps, ctx.actor, input, ctx.from)),
    return: deskProcedure('people:write')
      .input(ReturnDocumentInput)
      .mutation(({ ctx, input }) => returnDocument(deps, ctx.actor, input, ctx.from)),
  });

export type DocumentsRouter = ReturnType<typeof createDocumentsRouter>;
