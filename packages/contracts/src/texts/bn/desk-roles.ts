import type { DeskRole } from '../../desk-roles.ts';

export const deskRoles: Record<DeskRole, string> = {
  owner: 'মালিক',
  dispatcher: 'ডিসপ্যাচার',
  support: 'সাপোর্ট',
  finance: 'হিসাব',
};
