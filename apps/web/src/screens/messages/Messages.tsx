import '../../lists/lists.css';
import '../../messages/messages.css';
import { MessageState } from '@ridewire/contracts';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { FilterChoice } from '../../lists/FilterChoice.tsx';
import { PagedList } from '../../lists/PagedList.tsx';
import { SearchField } from '../../lists/SearchField.tsx';
import { messageQuery, messagesQuery } from '../../messages/messages-queries.ts';
import { useMessagesChanges } from '../../messages/use-messages-changes.ts';
import { LinkSign } from '../../shell/LinkSign.tsx';
import { Page } from '../../shell/Page.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { MessageList } from './MessageList.tsx';
import type { MessageSearch } from './message-search.ts';
import { MessagesSkeleton } from './MessagesSkeleton.tsx';

const route = getRouteApi('/_shell/dashboard/admin/messages/');
const NO_FILTERS = { q: undefined, state: undefined };

/** What people wrote by the contact form. What is shown is in the address, and stays fresh by itself. */
export function Messages() {
  const { messages } = useTexts();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  useMessagesChanges();
  const query = useQuery(messagesQuery(search));
  const filter = useCallback(
    (change: Partial<MessageSearch>) =>
      void navigate({ search: (before) => ({ ...before, ...change, page: undefined }), replace: true }),
    [navigate],
  );
  const goTo = (page: number, replace = false) =>
    void navigate({ search: (before) => ({ ...before, page: page === 1 ? undefined : page }), replace });
  const { q, state } = search;
  return (
    <Page title={messages.title} actions={<LinkSign />}>
      <div className="rw-list-filters" role="search">
        <SearchField label={messages.search} value={q} onSearch={(text) => filter({ q: text })} />
        <FilterChoice
          label={messages.state}
          all={messages.allStates}
          choices={MessageState.options.map((value) => ({ value, label: messages.states[value] }))}
          value={state}
          onChoose={(value) => filter({ state: value })}
        />
      </div>
      <PagedList
        query={query}
        texts={messages}
        itemQuery={messageQuery}
        filterKey={JSON.stringify([q, state])}
        isFiltered={Boolean(q ?? state)}
        skeleton={<MessagesSkeleton />}
        onClearFilters={() => filter(NO_FILTERS)}
        onPage={goTo}
      >
        {(items) => <MessageList messages={items} search={search} />}
      </PagedList>
    </Page>
  );
}
