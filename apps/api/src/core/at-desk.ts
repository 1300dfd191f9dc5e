import { DESK_ROLES, mayAtDesk, type DeskRight, type DeskRole } from '@ridewire/contracts';
import { schema } from '@ridewire/db';
import { and, eq, inArray, sql } from 'drizzle-orm';

const { users } = schema;

/** What an admin does at the desk; null for everybody else. */
export const deskRoleColumn = sql<DeskRole | null>`case when ${users.role} = 'admin' then coalesce(${users.deskRole}, 'owner') end`;

/** The admins with this right. */
export const worksAtDesk = (right: DeskRight) =>
  and(
    eq(users.role, 'admin'),
    inArray(
      deskRoleColumn,
      DESK_ROLES.filter((role) => mayAtDesk(role, right)),
    ),
  );
