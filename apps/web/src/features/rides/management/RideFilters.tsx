import { Select } from '@mantine/core';
import { type PageOf, RIDE_SORTS, RideStatus } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { RangeField } from '../../../kit/dates/RangeField.tsx';
import { SavedViews } from '../../saved-views/SavedViews.tsx';
import { FilterChoice } from '../../../kit/lists/FilterChoice.tsx';
import { ListFilters } from '../../../kit/lists/ListFilters.tsx';
import { PAGE_SIZES, readLimit, readOneOf } from '../../../kit/lists/read-search.ts';
import { SearchField } from '../../../kit/lists/SearchField.tsx';
import { useListsTexts } from '../../../kit/lists/texts.en.ts';
import { usePiecesTexts } from '../../../kit/texts/ui-texts.ts';
import { ReviewFilter } from '../../review/ReviewFilter.tsx';
import { useRidesTexts } from '../texts.en.ts';
import type { RideSearch } from './ride-search.ts';
import { sortChoices } from './sort-choices.ts';

export interface RideFiltersProps {
  search: RideSearch;
  /** The rides found; undefined until they are known. */
  found: Pick<PageOf<unknown>, 'isCapped'> | undefined;
  onFilter: (change: Partial<RideSearch>) => void;
}

/** What to look for among all rides, and the order and length of the list. */
export function RideFilters({ search, found, onFilter }: RideFiltersProps) {
  const pieces = usePiecesTexts();
  const rides = useRidesTexts();
  const lists = useListsTexts();
  const format = useFormat();
  return (
    <ListFilters
      search={
        <SearchField label={rides.search} value={search.q} onSearch={(text) => onFilter({ q: text })} />
      }
      views={<SavedViews page="rides" />}
      setCount={[search.status, search.from ?? search.to, search.review, search.sort].filter(Boolean).length}
    >
      <FilterChoice
        label={rides.status}
        all={rides.all}
        choices={RideStatus.options.map((value) => ({ value, label: pieces.statuses[value] }))}
        value={search.status}
        onChoose={(value) => onFilter({ status: value })}
        opensBelow="62em"
      />
      <RangeField
        label={rides.days}
        placeholder={rides.anyDays}
        from={search.from}
        to={search.to}
        onChoose={(days) => onFilter({ from: days.from, to: days.to })}
      />
      <ReviewFilter value={search.review} onChoose={(value) => onFilter({ review: value })} />
      <Select
        flex={{ base: '1 1 140px', sm: '0 1 190px' }}
        aria-label={rides.sort}
        allowDeselect={false}
        data={sortChoices(rides, found)}
        value={search.sort ?? 'newest'}
        onChange={(value) => onFilter({ sort: readOneOf(RIDE_SORTS.slice(1), value) })}
      />
      <Select
        flex={{ base: '1 1 140px', sm: '0 1 160px' }}
        aria-label={lists.perPage}
        allowDeselect={false}
        data={PAGE_SIZES.map((size) => ({ value: `${size}`, label: lists.rows(format.count(size)) }))}
        value={`${search.limit ?? PAGE_SIZES[0]}`}
        onChange={(value) => onFilter({ limit: readLimit(Number(value)) })}
      />
    </ListFilters>
  );
}
