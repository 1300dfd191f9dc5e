import { isGuest } from '@ridewire/contracts/guests';
import { Role, UserStatus, type UserView } from '@ridewire/contracts';
import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Group, Text } from '@mantine/core';
import { useFormat } from '@ridewire/ui';
import { queries } from '../../kit/live/queries.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { FilterChoice } from '../../kit/lists/FilterChoice.tsx';
import { ListFilters } from '../../kit/lists/ListFilters.tsx';
import { SHOW_ALL_USERS } from '../../kit/lists/page-numbers.ts';
import { useListSearch } from '../../kit/lists/use-list-search.ts';
import { PagedList } from '../../kit/lists/PagedList.tsx';
import { SearchField } from '../../kit/lists/SearchField.tsx';
import { usePeopleChanges } from '../people/people-live.ts';
import { Page } from '../../kit/page/Page.tsx';
import { usersInput, type UserSearch } from './user-search.ts';
import { UserSkeleton } from './UserSkeleton.tsx';
import { type UsersProps, UserTable } from './UserTable.tsx';
import { usePeopleTexts } from '../people/texts.en.ts';
import { useUsersTexts } from './texts.en.ts';
import { useKitTexts } from '../../kit/texts/texts.en.ts';
import styles from '../../kit/lists/lists.module.css';
import { InviteButton } from './InviteButton.tsx';
import { BlockButton } from './BlockButton.tsx';
import { useRowFlash } from '../../kit/lists/use-row-flash.ts';
import { useHasTableRoom } from '../../kit/lists/use-has-table-room.ts';
import { useShownStatus } from './use-set-user-status.ts';
import { StatusBadge, UserRole, VerifiedBadge } from './UserBadges.tsx';
import { UserName } from './UserName.tsx';
import { ViewLink } from './ViewLink.tsx';
import { SavedViews } from '../saved-views/SavedViews.tsx';
import { IfMay } from '../session/IfMay.tsx';

const route = getRouteApi('/_shell/dashboard/user-management/');
const userQuery = (userId: string) => queries.users.get.queryOptions({ userId });
const NO_FILTERS = { q: undefined, role: undefined, status: undefined };

/** All accounts: found, looked at, blocked. The address holds the filters, and the list updates live. */
export function UserManagement() {
  const users = useUsersTexts();
  const kit = useKitTexts();
  const people = usePeopleTexts();
  const search = route.useSearch();
  const isWide = useHasTableRoom();
  usePeopleChanges();
  // While another page is on its way, the one before stays.
  const query = trpc.users.list.useQuery(usersInput(search), { placeholderData: keepPreviousData });
  const { filter, goTo } = useListSearch<UserSearch>(route.useNavigate());
  const { q, role, status } = search;
  return (
    <Page
      title={users.title}
      actions={
        <IfMay right="admins:write">
          <InviteButton />
        </IfMay>
      }
    >
      <ListFilters
        search={<SearchField label={users.search} value={q} onSearch={(text) => filter({ q: text })} />}
        views={<SavedViews page="users" />}
      >
        <FilterChoice
          label={users.role}
          all={users.allRoles}
          choices={Role.options.map((value) => ({ value, label: kit.roles[value] }))}
          value={role}
          onChoose={(value) => filter({ role: value })}
        />
        <FilterChoice
          label={users.status}
          all={users.allStatuses}
          choices={UserStatus.options.map((value) => ({ value, label: people.statuses[value] }))}
          value={status}
          onChoose={(value) => filter({ status: value })}
        />
      </ListFilters>
      <PagedList
        query={query}
        texts={users}
        itemQuery={userQuery}
        filterKey={JSON.stringify([q, role, status])}
        isFiltered={Boolean(q ?? role ?? status)}
        skeleton={<UserSkeleton isWide={isWide} />}
        onClearFilters={() => filter(NO_FILTERS)}
        showAllPages={SHOW_ALL_USERS}
        onPage={goTo}
      >
        {(items) =>
          isWide ? <UserTable users={items} search={search} /> : <UserCards users={items} search={search} />
        }
      </PagedList>
    </Page>
  );
}

/** Users as cards, where rows would not fit. */
function UserCards({ users: shown, search }: UsersProps) {
  const users = useUsersTexts();
  return (
    <ul className={styles.cards} aria-label={users.list}>
      {shown.map((user) => (
        <UserCard key={user.id} user={user} search={search} />
      ))}
    </ul>
  );
}

function UserCard({ user, search }: { user: UserView; search: UserSearch }) {
  const users = useUsersTexts();
  const format = useFormat();
  const status = useShownStatus(user);
  const people = usePeopleTexts();
  const { name, email, role, isEmailVerified, avatarUrl, createdAt } = user;
  const flash = useRowFlash([name, email, role, status, isEmailVerified, avatarUrl], createdAt);
  return (
    <li className={styles.card} {...flash}>
      <UserName user={user} avatarPx={44} below={isGuest(user) ? people.guest : email} />
      <Group gap={6} data-part="list-badges">
        <UserRole user={user} />
        <StatusBadge status={status} size="md" />
        {!isGuest(user) && <VerifiedBadge isVerified={isEmailVerified} size="md" />}
      </Group>
      <Text size="sm" c="dimmed">
        <time dateTime={createdAt}>{users.joinedOn(format.date(createdAt))}</time>
      </Text>
      <div className={styles.actions} data-print="none">
        <ViewLink user={user} search={search} />
        <BlockButton user={user} />
      </div>
    </li>
  );
}
