import { usePeopleTexts } from '../people/texts.en.ts';
import { isGuest } from '@ridewire/contracts/guests';
import { Group, Table } from '@mantine/core';
import type { UserView } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { BlockButton } from './BlockButton.tsx';
import { useRowFlash } from '../../kit/lists/use-row-flash.ts';
import { useShownStatus } from './use-set-user-status.ts';
import { StatusBadge, UserRole, VerifiedBadge } from './UserBadges.tsx';
import { UserName } from './UserName.tsx';
import type { UserSearch } from './user-search.ts';
import { ViewLink } from './ViewLink.tsx';
import { useUsersTexts } from './texts.en.ts';
import listsStyles from '../../kit/lists/tables.module.css';

export interface UsersProps {
  users: readonly UserView[];
  /** For the way back. */
  search: UserSearch;
}

/** Users as rows, where there is room for them. */
export function UserTable({ users: shown, search }: UsersProps) {
  const users = useUsersTexts();
  const columns = [
    [users.name, '18%'],
    [users.email],
    [users.role, 104],
    [users.status, 96],
    [users.verified, 114],
    [users.joined, 140],
    [users.actions, 154],
  ] as const;
  return (
    <Table
      className={listsStyles.table}
      style={{ '--row-height': '45px' }}
      data-print="but-last"
      aria-label={users.list}
    >
      <Table.Thead>
        <Table.Tr>
          {columns.map(([column, width]) => (
            <Table.Th key={column} scope="col" {...(width && { w: width })}>
              {column}
            </Table.Th>
          ))}
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
  const people = usePeopleTexts();
  const { name, email, role, isEmailVerified, avatarUrl, createdAt } = user;
  const flash = useRowFlash([name, email, role, status, isEmailVerified, avatarUrl], createdAt);
  return (
    <Table.Tr {...flash}>
      <Table.Td>
        <UserName user={user} avatarPx={28} />
      </Table.Td>
      <Table.Td>{isGuest(user) ? people.guest : email}</Table.Td>
      <Table.Td>
        <UserRole user={user} size="sm" />
      </Table.Td>
      <Table.Td>
        <StatusBadge status={status} />
      </Table.Td>
      <Table.Td>{!isGuest(user) && <VerifiedBadge isVerified={isEmailVerified} />}</Table.Td>
      <Table.Td>
        <time dateTime={createdAt}>{format.date(createdAt)}</time>
      </Table.Td>
      <Table.Td>
        <Group gap={0} wrap="nowrap" data-buttons>
          <ViewLink user={user} search={search} variant="subtle" />
          <BlockButton user={user} variant="subtle" />
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}
