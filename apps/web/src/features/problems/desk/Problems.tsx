import { Button, Select, Switch } from '@mantine/core';
import { PROBLEM_KINDS } from '@ridewire/contracts/problem-choices';
import { useFormat } from '@ridewire/ui';
import { IconX } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { SavedViews } from '../../saved-views/SavedViews.tsx';
import { FilterChoice } from '../../../kit/lists/FilterChoice.tsx';
import { ListFilters } from '../../../kit/lists/ListFilters.tsx';
import { PagedList } from '../../../kit/lists/PagedList.tsx';
import { useListSearch } from '../../../kit/lists/use-list-search.ts';
import { queries } from '../../../kit/live/queries.ts';
import { trpc } from '../../../kit/live/trpc.ts';
import { Page } from '../../../kit/page/Page.tsx';
import { MessagesSkeleton } from '../../messages/MessagesSkeleton.tsx';
import { ProblemList } from './ProblemList.tsx';
import { problemsInput, SHOWN_STATES, type ProblemSearch } from './problem-search.ts';
import { useProblemsChanges } from './problems-changes.ts';
import { useProblemDeskTexts } from './texts.en.ts';

const route = getRouteApi('/_shell/dashboard/admin/problems/');
const problemQuery = (problemId: string) => queries.problems.get.queryOptions({ problemId });
const NO_FILTERS = { state: undefined, kind: undefined, mine: undefined, ride: undefined };

/** What people reported of rides, the most urgent first. The address holds the filters, and the list updates live. */
export function Problems() {
  const texts = useProblemDeskTexts();
  const format = useFormat();
  const search = route.useSearch();
  useProblemsChanges();
  // While another page is on its way, the one before stays.
  const query = trpc.problems.list.useQuery(problemsInput(search), { placeholderData: keepPreviousData });
  const { filter, goTo } = useListSearch<ProblemSearch>(route.useNavigate());
  const { state, kind, mine, ride } = search;
  const choices = SHOWN_STATES.filter((value) => value !== 'any' || ride === undefined).map((value) => ({
    value,
    label: value === 'any' ? texts.allStates : texts.states[value],
  }));
  return (
    <Page title={texts.title} isLive>
      <ListFilters views={<SavedViews page="problems" />}>
        <FilterChoice
          label={texts.state}
          all={ride === undefined ? texts.states.waiting : texts.allStates}
          choices={choices}
          value={choices.find(({ value }) => value === state)?.value}
          onChoose={(value) => filter({ state: value })}
        />
        <Select
          flex="0 1 200px"
          aria-label={texts.kind}
          placeholder={texts.allKinds}
          clearable
          data={PROBLEM_KINDS.map((value) => ({ value, label: texts.kinds[value] }))}
          value={kind ?? null}
          onChange={(value) => filter({ kind: PROBLEM_KINDS.find((each) => each === value) })}
        />
        <Switch
          label={texts.mine}
          checked={mine === true}
          onChange={({ currentTarget }) => filter({ mine: currentTarget.checked || undefined })}
        />
        {ride !== undefined && (
          <Button
            variant="default"
            rightSection={<IconX size={16} aria-hidden />}
            aria-label={`${texts.ofRide(format.shortId(ride))}. ${texts.allRides}`}
            onClick={() => filter({ ride: undefined })}
          >
            {texts.ofRide(format.shortId(ride))}
          </Button>
        )}
      </ListFilters>
      <PagedList
        query={query}
        texts={texts}
        itemQuery={problemQuery}
        filterKey={JSON.stringify([state, kind, mine, ride])}
        isFiltered={Boolean(state ?? kind ?? mine ?? ride)}
        skeleton={<MessagesSkeleton />}
        onClearFilters={() => filter(NO_FILTERS)}
        onPage={goTo}
      >
        {(items) => <ProblemList problems={items} search={search} />}
      </PagedList>
    </Page>
  );
}
