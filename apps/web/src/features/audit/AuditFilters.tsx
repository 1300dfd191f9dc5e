import { Group, Pill, Select, Switch } from '@mantine/core';
import { AUDIT_GROUPS, auditGroupOf, AuditType } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { skipToken } from '@tanstack/react-query';
import { useMemo } from 'react';
import { trpc } from '../../kit/live/trpc.ts';
import { ListFilters } from '../../kit/lists/ListFilters.tsx';
import { SearchField } from '../../kit/lists/SearchField.tsx';
import { RangeField } from '../../kit/dates/RangeField.tsx';
import type { AuditSearch } from './audit-search.ts';
import { SavedViews } from '../saved-views/SavedViews.tsx';
import { useAuditTexts } from './texts.en.ts';

export interface AuditFiltersProps {
  search: AuditSearch;
  onFilter: (change: Partial<AuditSearch>) => void;
}

/** What part of the trail to show. A search, a person and a ride exclude each other. */
export function AuditFilters({ search, onFilter }: AuditFiltersProps) {
  const audit = useAuditTexts();
  const { q, type, admins, from, to } = search;
  const types = useMemo(() => groupTypes(audit), [audit]);
  return (
    <>
      <ListFilters
        search={
          <SearchField
            label={audit.search}
            value={q}
            onSearch={(text) => onFilter({ q: text, person: undefined, ride: undefined })}
          />
        }
        views={<SavedViews page="audit" />}
        setCount={[type, admins, from ?? to].filter(Boolean).length}
      >
        <Select
          flex={{ base: '1 1 100%', sm: '0 1 170px' }}
          aria-label={audit.type}
          placeholder={audit.anyType}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': audit.anyType }}
          data={types}
          value={type ?? null}
          onChange={(chosen) => onFilter({ type: AuditType.options.find((each) => each === chosen) })}
        />
        <RangeField
          label={audit.days(from || to ? `${from ?? ''} – ${to ?? ''}` : audit.anyDays)}
          placeholder={audit.anyDays}
          from={from}
          to={to}
          onChoose={({ from: first, to: last }) => onFilter({ from: first, to: last })}
        />
        <Switch
          label={audit.byAdmins}
          checked={admins ?? false}
          onChange={({ currentTarget }) => onFilter({ admins: currentTarget.checked || undefined })}
        />
      </ListFilters>
      <About search={search} onFilter={onFilter} />
    </>
  );
}

/** The only person or ride that is shown. */
function About({ search: { person, ride }, onFilter }: AuditFiltersProps) {
  const audit = useAuditTexts();
  const format = useFormat();
  const { data } = trpc.users.get.useQuery(person ? { userId: person } : skipToken);
  if (!person && !ride) return null;
  const what = person ? audit.person : audit.ride;
  const name = person ? (data?.name ?? format.shortId(person)) : format.shortId(ride);
  return (
    <Group gap="sm" align="stretch" mb="lg">
      <Pill
        size="lg"
        withRemoveButton
        removeButtonProps={{ 'aria-label': audit.clearAbout(what), 'aria-hidden': false, tabIndex: 0 }}
        onRemove={() => onFilter({ person: undefined, ride: undefined })}
      >
        {audit.about(what, name)}
      </Pill>
    </Group>
  );
}

function groupTypes(audit: ReturnType<typeof useAuditTexts>) {
  return AUDIT_GROUPS.map((group) => ({
    group: audit.groups[group],
    items: AuditType.options
      .filter((type) => auditGroupOf(type) === group)
      .map((type) => ({ value: type, label: audit.types[type] })),
  }));
}
