import { Role } from '@ridewire/contracts';
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
