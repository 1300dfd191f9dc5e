import { Role } from '@ridewire/contracts';
import type { RestRow } from '../../procedures/rest-row.ts';
import { PROCEDURES } from './router.ts';

/** Who has no account gets what a rider would: the procedure refuses them by itself. */
export const procedureOf = ({ procedure }: RestRow, role: Role | undefined): string =>
  typeof procedure === 'string' ? procedure : procedure[role ?? 'rider'];

/** Who may call a row, as the procedures themselves say it; everybody when signed in or not makes no difference. */
export function rolesOf(row: RestRow): readonly Role[] | 'everybody' {
  const allowed = Role.options.filter((role) => {
    const { roles } = PROCEDURES[procedureOf(row, role)]?._def.meta ?? {};
    return roles === undefined || roles.includes(role);
  });
  return row.isPublic ? 'everybody' : allowed;
}
