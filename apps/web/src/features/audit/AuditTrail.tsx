import { Button, Group, Text } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { AuditPage } from '@ridewire/contracts';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useMediaQuery } from '@mantine/hooks';
import { EmptyState, LooseEnd } from '@ridewire/ui';
import { trpc } from '../../kit/live/trpc.ts';
import { FollowAudit } from './FollowAudit.tsx';
import { LoadFailure } from '../../kit/lists/LoadFailure.tsx';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { Page } from '../../kit/page/Page.tsx';
import { auditInput, type AuditSearch } from './audit-search.ts';
import { AuditFilters } from './AuditFilters.tsx';
import { useAuditTexts } from './texts.en.ts';
import { useListsTexts } from '../../kit/lists/texts.en.ts';
import { EntryList } from './EntryList.tsx';
import { RefusedPanel } from './RefusedPanel.tsx';
import { ShowChanges } from '../../kit/lists/ShowChanges.tsx';
import { useHeldItems } from '../../kit/lists/use-held-items.ts';
import { AuditTable } from './AuditTable.tsx';
import styles from '../../kit/lists/lists.module.css';
import { Waiting } from '../../kit/page/Waiting.tsx';

interface HeldEntriesProps {
  page: AuditPage;
  viewKey: string;
  isPlaceholder: boolean;
  /** Undefined if nothing is filtered. */
  onClearFilters: (() => void) | undefined;
}

/** The entries. While a pointer or the focus is among them, new ones wait until the person asks for them. */
function HeldEntries({ page, viewKey, isPlaceholder, onClearFilters }: HeldEntriesProps) {
  const lists = useListsTexts();
  const audit = useAuditTexts();
  const isWide = useMediaQuery('(min-width: 62em), print', true, { getInitialValueInEffect: false });
  // An entry never changes, so one that newer entries pushed off the page needs no reading.
  const list = useHeldItems({ items: page.items, viewKey, isPlaceholder });
  const shown = new Set(list.items.map(({ id }) => id));
  const newCount = page.items.filter(({ id }) => !shown.has(id)).length;
  return (
    <div
      className={styles.items}
      aria-busy={isPlaceholder || undefined}
      data-old={isPlaceholder || undefined}
      {...list.holdProps}
    >
      {list.isBehind && newCount > 0 && (
        <ShowChanges label={audit.newEntries(newCount)} onShow={list.release} />
      )}
      {list.items.length === 0 && (
        <EmptyState
          illustration={LooseEnd}
          line={audit.empty}
          action={
            onClearFilters && (
              <Button variant="default" onClick={onClearFilters}>
                {lists.clearFilters}
              </Button>
            )
          }
        />
      )}
      {list.items.length > 0 &&
        (isWide ? (
          <AuditTable entries={list.items} />
        ) : (
          <EntryList entries={list.items} label={audit.list} />
        ))}
    </div>
  );
}

const route = getRouteApi('/_shell/dashboard/admin/audit');

/**
 * The audit trail: who did what to whom, from where, and what was before. The address holds what is shown; new entries
 * appear by themselves.
 */
export function AuditTrail() {
  const lists = useListsTexts();
  const audit = useAuditTexts();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  // The previous page stays while another one loads.
  const query = trpc.audit.list.useQuery(auditInput(search), { placeholderData: keepPreviousData });
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  const filter = useCallback(
    (change: Partial<AuditSearch>) =>
      void navigate({
        search: (before) => ({ ...before, ...change, before: undefined, after: undefined }),
        replace: true,
      }),
    [navigate],
  );
  const goTo = (place: Pick<AuditSearch, 'before' | 'after'>) =>
    void navigate({ search: (before) => ({ ...before, before: place.before, after: place.after }) });
  const { before, after, ...filters } = search;
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  return (
    <Page title={audit.title} isLive lead={audit.hint}>
      <FollowAudit />
      <RefusedPanel />
      <AuditFilters search={search} onFilter={filter} />
      {error && (
        <LoadFailure
          sentence={audit.loadFailed(errorSentence(error, lists.unreachable))}
          isTrying={isFetching}
          onTry={refetch}
        />
      )}
      {!data && !error && <Waiting height={640} />}
      {data && (
        <>
          {data.isCapped && (
            <Text size="sm" c="dimmed" mb="sm">
              {audit.capped}
            </Text>
          )}
          <HeldEntries
            page={data}
            viewKey={JSON.stringify(search)}
            isPlaceholder={isPlaceholderData}
            onClearFilters={isFiltered ? () => void navigate({ search: {}, replace: true }) : undefined}
          />
          <AuditPages page={data} isNewest={!before && !after} onGo={goTo} />
        </>
      )}
    </Page>
  );
}

type Place = Pick<AuditSearch, 'before' | 'after'>;

interface AuditPagesProps {
  page: AuditPage;
  isNewest: boolean;
  onGo: (place: Place) => void;
}

/** Moves through the trail from position to position; there are no page numbers. */
function AuditPages({ page: { older, newer }, isNewest, onGo }: AuditPagesProps) {
  const audit = useAuditTexts();
  if (isNewest && !older) return null;
  const go = (place: Place) => {
    onGo(place);
    window.scrollTo({ top: 0 });
  };
  return (
    <Group component="nav" gap="sm" align="stretch" justify="flex-end" mt="lg" aria-label={audit.pages}>
      <Button variant="default" disabled={isNewest} onClick={() => go({})}>
        {audit.newest}
      </Button>
      <Button
        variant="default"
        disabled={isNewest || !newer}
        leftSection={<IconChevronLeft size={16} stroke={1.75} aria-hidden />}
        onClick={() => newer && go({ after: newer })}
      >
        {audit.newer}
      </Button>
      <Button
        variant="default"
        disabled={!older}
        rightSection={<IconChevronRight size={16} stroke={1.75} aria-hidden />}
        onClick={() => older && go({ before: older })}
      >
        {audit.older}
      </Button>
    </Group>
  );
}
