import { MessageState } from '@ridewire/contracts';
import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { queries } from '../../kit/live/queries.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { SavedViews } from '../saved-views/SavedViews.tsx';
import { FilterChoice } from '../../kit/lists/FilterChoice.tsx';
import { ListFilters } from '../../kit/lists/ListFilters.tsx';
import { useListSearch } from '../../kit/lists/use-list-search.ts';
import { PagedList } from '../../kit/lists/PagedList.tsx';
import { SearchField } from '../../kit/lists/SearchField.tsx';
import { useMessagesChanges } from './messages-live.ts';
import { Page } from '../../kit/page/Page.tsx';
import { MessageList } from './MessageList.tsx';
import { messagesInput, type MessageSearch } from './message-search.ts';
import { MessagesSkeleton } from './MessagesSkeleton.tsx';
import { useMessagesTexts } from './texts.en.ts';

const route = getRouteApi('/_shell/dashboard/admin/messages/');
const messageQuery = (messageId: string) => queries.messages.get.queryOptions({ messageId });
const NO_FILTERS = { q: undefined, state: undefined };

/** The messages from the contact form. The address holds the filters, and the list updates live. */
export function Messages() {
  const messages = useMessagesTexts();
  const search = route.useSearch();
  useMessagesChanges();
  // While another page is on its way, the one before stays.
  const query = trpc.messages.list.useQuery(messagesInput(search), { placeholderData: keepPreviousData });
  const { filter, goTo } = useListSearch<MessageSearch>(route.useNavigate());
  const { q, state } = search;
  return (
    <Page title={messages.title} isLive>
      <ListFilters
        search={<SearchField label={messages.search} value={q} onSearch={(text) => filter({ q: text })} />}
        views={<SavedViews page="messages" />}
      >
        <FilterChoice
          label={messages.state}
          all={messages.allStates}
          choices={MessageState.options.map((value) => ({ value, label: messages.states[value] }))}
          value={state}
          onChoose={(value) => filter({ state: value })}
        />
      </ListFilters>
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
