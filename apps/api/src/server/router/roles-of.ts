import { DESK_ROLES, mayAtDesk, Role, type DeskRole } from '@ridewire/contracts';
import type { RestRow } from '../../procedures/rest-row.ts';
import { PROCEDURES } from './router.ts';

/** A caller without an account gets the rider's answer: the procedure itself refuses them. */
export const procedureOf = ({ procedure }: RestRow, role: Role | undefined): string =>
  typeof procedure === 'string' ? procedure : procedure[role ?? 'rider'];

/** The roles that may call a row, according to its procedures; everyone when being signed in makes no difference. */
export function rolesOf(row: RestRow): readonly Role[] | 'everybody' {
  const allowed = Role.options.filter((role) => {
    const { roles } = PROCEDURES[procedureOf(row, role)]?._def.meta ?? {};
    return roles === undefined || roles.includes(role);
  });
  return row.isPublic ? 'everybody' : allowed;
}

/** What admins must be at the desk to call a procedure; undefined where every admin may. */
export function deskRolesOf(procedure: string): readonly DeskRole[] | undefined {
  const right = PROCEDURES[procedure]?._def.meta?.desk;
  return right && DESK_ROLES.filter((deskRole) => mayAtDesk(deskRole, right));
}
