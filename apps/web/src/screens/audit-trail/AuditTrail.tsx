import '../../audit/audit.css';
import '../../lists/lists.css';
import './audit-trail.css';
import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { auditQuery } from '../../audit/audit-queries.ts';
import { FollowAudit } from '../../audit/FollowAudit.tsx';
import { LoadFailure } from '../../lists/LoadFailure.tsx';
import { errorSentence } from '../../live/error-sentence.ts';
import { LinkSign } from '../../shell/LinkSign.tsx';
import { Page } from '../../shell/Page.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import type { AuditSearch } from './audit-search.ts';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditPages } from './AuditPages.tsx';
import { HeldEntries } from './HeldEntries.tsx';

const route = getRouteApi('/_shell/dashboard/admin/audit');

/** Who did what to whom, from where, and what was before. What is shown is in the address; new entries come by themselves. */
export function AuditTrail() {
  const { audit, lists, shell } = useTexts();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const query = useQuery(auditQuery(search));
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
    <Page title={audit.title} actions={<LinkSign />}>
      <FollowAudit />
      <p className="rw-audit-hint">{audit.hint}</p>
      <AuditFilters search={search} onFilter={filter} />
      {error && (
        <LoadFailure
          sentence={audit.loadFailed(errorSentence(error, lists.unreachable))}
          isTrying={isFetching}
          onTry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <div role="status" aria-label={shell.loading} className="rw-late">
          <Skeleton height={640} radius="md" />
        </div>
      )}
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
