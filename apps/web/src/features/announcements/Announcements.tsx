import { Skeleton, Stack } from '@mantine/core';
import type { AnnouncementView } from '@ridewire/contracts';
import { useMemory } from '@ridewire/ui';
import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { ConnectedButton } from '../../kit/buttons/ConnectedButton.tsx';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { ListSkeleton } from '../../kit/lists/ListSkeleton.tsx';
import { LoadFailure } from '../../kit/lists/LoadFailure.tsx';
import { PagedList } from '../../kit/lists/PagedList.tsx';
import { useListSearch } from '../../kit/lists/use-list-search.ts';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { queries } from '../../kit/live/queries.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { Page } from '../../kit/page/Page.tsx';
import { useKitTexts } from '../../kit/texts/texts.en.ts';
import { IfMay, useMay } from '../session/IfMay.tsx';
import type { AnnouncementSearch } from './announcement-search.ts';
import { AnnouncementForm } from './AnnouncementForm.tsx';
import { AnnouncementList } from './AnnouncementList.tsx';
import { useAnnouncementsChanges } from './announcements-live.ts';
import { Hearers } from './Hearers.tsx';
import { WithdrawDialog } from './WithdrawDialog.tsx';
import { useAnnouncementsTexts } from './texts.en.ts';

const route = getRouteApi('/_shell/dashboard/admin/announcements');
const announcementQuery = (announcementId: string) =>
  queries.announcements.get.queryOptions({ announcementId });

/** What was written to drivers, and who has read it. Live. */
export function Announcements() {
  const texts = useAnnouncementsTexts();
  const kit = useKitTexts();
  const { page = 1, to } = route.useSearch();
  const navigate = route.useNavigate();
  const { goTo } = useListSearch<AnnouncementSearch>(navigate);
  useAnnouncementsChanges();
  const query = trpc.announcements.list.useQuery({ page }, { placeholderData: keepPreviousData });
  const mayWrite = useMay('announcements:write');
  const driver = trpc.drivers.get.useQuery({ driverId: to ?? '' }, { enabled: mayWrite && to !== undefined });
  const [isWriting, setWriting] = useState(false);
  const [asked, setAsked] = useState<AnnouncementView | null>(null);
  const [unwanted, setUnwanted] = useState<AnnouncementView | null>(null);
  const unwantedNow = query.data?.items.find(({ id }) => id === unwanted?.id) ?? unwanted;
  const one = to === undefined ? null : (driver.data ?? null);
  const isOpen = isWriting || one !== null;
  // Still shown while the dialog fades.
  const [writtenTo] = useMemory(one, (before) => (isOpen ? one : before));
  const stopWriting = () => {
    setWriting(false);
    if (to !== undefined) void navigate({ search: { page: page === 1 ? undefined : page }, replace: true });
  };
  return (
    <Page
      title={texts.title}
      isLive
      lead={texts.hint}
      actions={
        <IfMay right="announcements:write">
          <ConnectedButton onPress={() => setWriting(true)}>{texts.write}</ConnectedButton>
        </IfMay>
      }
    >
      {to !== undefined && driver.error && (
        <LoadFailure
          sentence={texts.driverFailed(errorSentence(driver.error, kit.unreachable))}
          isTrying={driver.isFetching}
          onTry={driver.refetch}
        />
      )}
      <PagedList
        query={query}
        texts={texts}
        itemQuery={announcementQuery}
        filterKey=""
        isFiltered={false}
        skeleton={
          <ListSkeleton
            line={
              <Stack gap={6} px="lg" py={14}>
                <Skeleton height={20} width="80%" />
                <Skeleton height={16} width="40%" />
              </Stack>
            }
          />
        }
        onClearFilters={() => undefined}
        onPage={goTo}
        dialogs={() => (
          <>
            <Hearers of={asked} onClose={() => setAsked(null)} />
            <WithdrawDialog of={unwantedNow} onClose={() => setUnwanted(null)} />
          </>
        )}
      >
        {(items) => <AnnouncementList announcements={items} onAsk={setAsked} onWithdraw={setUnwanted} />}
      </PagedList>
      <FormDialog
        opened={isOpen}
        onClose={stopWriting}
        title={writtenTo ? texts.writeTo(writtenTo.name) : texts.write}
        size={520}
        isOfAddress={to !== undefined}
      >
        <AnnouncementForm driverId={writtenTo?.id} onClose={stopWriting} />
      </FormDialog>
    </Page>
  );
}
