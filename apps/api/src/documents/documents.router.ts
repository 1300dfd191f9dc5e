import { DriverIdInput, ReturnDocumentInput, SeenDocument } from '@ridewire/contracts';
import { adminProcedure, driverProcedure, router } from '../http/trpc.ts';
import { approveDocument } from './approve-document.ts';
import { listDocuments } from './document-queries.ts';
import { liveDocuments } from './live-documents.ts';
import { returnDocument } from './return-document.ts';

export const documentsRouter = router({
  /** One's own; they are sent by POST /api/uploads/document. */
  mine: driverProcedure.subscription(({ ctx }) => liveDocuments(ctx.core, ctx.actor.userId)),
  list: adminProcedure
    .input(DriverIdInput)
    .query(({ ctx, input }) => listDocuments(ctx.core, input.driverId)),
  approve: adminProcedure
    .input(SeenDocument)
    .mutation(({ ctx, input }) => approveDocument(ctx.core, ctx.actor, input, ctx.from)),
  return: adminProcedure
    .input(ReturnDocumentInput)
    .mutation(({ ctx, input }) => returnDocument(ctx.core, ctx.actor, input, ctx.from)),
});
