import type { Noun } from '../procedures/noun.ts';
import { auditPersonalData } from './audit-personal-data.ts';
import { auditWork } from './audit-work.ts';
import { createAuditRouter } from './audit.router.ts';

export const audit = {
  procedures: { router: createAuditRouter, area: 'audit' },
  work: auditWork,
  personalData: auditPersonalData,
} satisfies Noun;
