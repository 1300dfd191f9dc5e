import type { Db } from '@ridewire/db';
import { ListAuditInput } from '@ridewire/contracts';
import { deskProcedure, router } from '../procedures/procedures.ts';
import { findRefused } from './find-refused.ts';
import { listAudit } from './list-audit.ts';

export const createAuditRouter = (deps: { adminDb: Db; timeZone: string }) =>
  router({
    /** The audit trail: who did what to whom, from where, and what was before. */
    list: deskProcedure('audit:read')
      .input(ListAuditInput)
      .query(({ input }) => listAudit(deps.adminDb, deps.timeZone, input)),
    /** Failed sign-ins and refused calls of the last 24 hours. */
    refused: deskProcedure('audit:read').query(() => findRefused(deps.adminDb)),
  });
