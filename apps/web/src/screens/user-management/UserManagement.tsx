import './user-management.css';
import { Role, UserStatus } from '@ridewire/contracts';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { FilterChoice } from '../../lists/FilterChoice.tsx';
import { SHOW_ALL_USERS } from '../../lists/page-numbers.ts';
import { PagedList } from '../../lists/PagedList.tsx';
import { userQuery, usersQuery } from '../../people/people-queries.ts';
import { SearchField } from '../../lists/SearchField.tsx';
import { usePeopleChanges } from '../../people/use-people-changes.ts';
import { Page } from '../../shell/Page.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { UserCards } from './UserCards.tsx';
import type { UserSearch } from './user-search.ts';
import { UserSkeleton } from './UserSkeleton.tsx';
import { UserTable } from './UserTable.tsx';

const route = getRouteApi('/_shell/dashboard/user-management/');
const NO_FILTERS = { q: undefined, role: undefined, status: undefined };

/** Everybody with an account: found, looked at, blocked. What is shown is in the address, and stays fresh by itself. */
export function UserManagement() {
  const { users, shell } = useTexts();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const isWide = useMediaQuery('(min-width: 75em), print', true, { getInitialValueInEffect: false });
  usePeopleChanges();
  const query = useQuery(usersQuery(search));
  const filter = useCallback(
    (change: Partial<UserSearch>) =>
      void navigate({ search: (before) => ({ ...before, ...change, page: undefined }), replace: true }),
    [navigate],
  );
  const goTo = (page: number, replace = false) =>
    void navigate({ search: (before) => ({ ...before, page: page === 1 ? undefined : page }), replace });
  const { q, role, status } = search;
  return (
    <Page title={users.title}>
      <div className="rw-list-filters" role="search">
        <SearchField label={users.search} value={q} onSearch={(text) => filter({ q: text })} />
        <FilterChoice
          label={users.role}
          all={users.allRoles}
          choices={Role.options.map((value) => ({ value, label: shell.roles[value] }))}
          value={role}
          onChoose={(value) => filter({ role: value })}
        />
        <FilterChoice
          label={users.status}
          all={users.allStatuses}
          choices={UserStatus.options.map((value) => ({ value, label: users.statuses[value] }))}
          value={status}
          onChoose={(value) => filter({ status: value })}
        />
      </div>
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
