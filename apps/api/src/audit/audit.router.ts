import { ListAuditInput } from '@ridewire/contracts';
import { adminProcedure, router } from '../http/trpc.ts';
import { listAudit } from './list-audit.ts';

export const auditRouter = router({
  /** Who did what to whom, from where, and what was before. */
  list: adminProcedure
    .input(ListAuditInput)
    .query(({ ctx, input }) => listAudit(ctx.core.deskDb, ctx.core.timeZone, input)),
});
