import { Table } from '@mantine/core';
import type { UserView } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { BlockButton } from '../../people/BlockButton.tsx';
import { useRowFlash } from '../../lists/use-row-flash.ts';
import { useShownStatus } from '../../people/use-set-user-status.ts';
import { RoleBadge } from '../../shell/RoleBadge.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { StatusBadge, VerifiedBadge } from './UserBadges.tsx';
import { UserName } from './UserName.tsx';
import type { UserSearch } from './user-search.ts';
import { ViewLink } from './ViewLink.tsx';

export interface UsersProps {
  users: readonly UserView[];
  /** To come back to. */
  search: UserSearch;
}

/** Users as rows, where there is room for them. */
export function UserTable({ users: shown, search }: UsersProps) {
  const { users } = useTexts();
  return (
    <Table className="rw-users-table" aria-label={users.list}>
      <Table.Thead>
        <Table.Tr>
          {[users.name, users.email, users.role, users.status, users.verified, users.joined].map((column) => (
            <Table.Th key={column} scope="col">
              {column}
            </Table.Th>
          ))}
          <Table.Th scope="col">{users.actions}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {shown.map((user) => (
          <UserRow key={user.id} user={user} search={search} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

function UserRow({ user, search }: { user: UserView; search: UserSearch }) {
  const format = useFormat();
  const status = useShownStatus(user);
  const { name, email, role, isEmailVerified, avatarUrl, createdAt } = user;
  const flash = useRowFlash([name, email, role, status, isEmailVerified, avatarUrl], createdAt);
  return (
    <Table.Tr {...flash}>
      <Table.Td>
        <UserName user={user} avatarPx={28} />
      </Table.Td>
      <Table.Td>{email}</Table.Td>
      <Table.Td>
        <RoleBadge role={role} size="sm" />
      </Table.Td>
      <Table.Td>
        <StatusBadge status={status} />
      </Table.Td>
      <Table.Td>
        <VerifiedBadge isVerified={isEmailVerified} />
      </Table.Td>
      <Table.Td>
        <time dateTime={createdAt}>{format.date(createdAt)}</time>
      </Table.Td>
      <Table.Td className="rw-users-actions">
        <div>
          <ViewLink user={user} search={search} variant="subtle" />
          <BlockButton user={user} variant="subtle" />
        </div>
      </Table.Td>
    </Table.Tr>
  );
}
