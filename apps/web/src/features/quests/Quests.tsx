import { Box, Group, Skeleton, Text } from '@mantine/core';
import type { QuestView } from '@ridewire/contracts';
import { useMemory } from '@ridewire/ui';
import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { ConnectedButton } from '../../kit/buttons/ConnectedButton.tsx';
import { ConnectionSign } from '../../kit/buttons/ConnectionSign.tsx';
import { AskDialog } from '../../kit/dialogs/AskDialog.tsx';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { ListSkeleton } from '../../kit/lists/ListSkeleton.tsx';
import { PagedList } from '../../kit/lists/PagedList.tsx';
import { useListSearch } from '../../kit/lists/use-list-search.ts';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { queries } from '../../kit/live/queries.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { focusLostHeading } from '../../kit/page/focus-lost-heading.ts';
import { Page } from '../../kit/page/Page.tsx';
import { toastDone, toastFailed } from '../../kit/toasts/show-toast.tsx';
import { IfMay } from '../session/IfMay.tsx';
import { QuestForm } from './QuestForm.tsx';
import { QuestList } from './QuestList.tsx';
import type { QuestSearch } from './quest-search.ts';
import { stateOf } from './quest-state.ts';
import { useQuestsChanges } from './quests-live.ts';
import { useQuestsTexts } from './texts.en.ts';

const route = getRouteApi('/_shell/dashboard/admin/quests');
const questQuery = (questId: string) => queries.quests.get.queryOptions({ questId });

/** The city's quests, how many drivers reached each and what it cost. Live. */
export function Quests() {
  const texts = useQuestsTexts();
  const { page = 1 } = route.useSearch();
  const { goTo } = useListSearch<QuestSearch>(route.useNavigate());
  useQuestsChanges();
  const query = trpc.quests.list.useQuery({ page }, { placeholderData: keepPreviousData });
  const [isMaking, setMaking] = useState(false);
  const [toEnd, setToEnd] = useState<QuestView | null>(null);
  return (
    <Page
      title={texts.title}
      actions={
        <Group gap="sm">
          <ConnectionSign />
          <IfMay right="quests:write">
            <ConnectedButton onPress={() => setMaking(true)}>{texts.make}</ConnectedButton>
          </IfMay>
        </Group>
      }
    >
      <Text c="dimmed" mb="md">
        {texts.hint}
      </Text>
      <PagedList
        query={query}
        texts={texts}
        itemQuery={questQuery}
        filterKey=""
        isFiltered={false}
        skeleton={
          <ListSkeleton
            line={
              <Box px="md" py={14}>
                <Skeleton height={28} width="50%" />
                <Skeleton height={20} width="80%" mt={6} />
                <Skeleton height={20} width="30%" mt={4} />
              </Box>
            }
          />
        }
        onClearFilters={() => undefined}
        onPage={goTo}
        dialogs={() => <EndDialog quest={toEnd} onClose={() => setToEnd(null)} />}
      >
        {(items) => <QuestList quests={items} onEnd={setToEnd} />}
      </PagedList>
      <FormDialog opened={isMaking} onClose={() => setMaking(false)} title={texts.make} size={480}>
        <QuestForm onClose={() => setMaking(false)} />
      </FormDialog>
    </Page>
  );
}

/** Asks before a quest ends early. */
function EndDialog({ quest, onClose }: { quest: QuestView | null; onClose: () => void }) {
  const texts = useQuestsTexts();
  // Still shown while the dialog fades.
  const [shown] = useMemory<QuestView | null>(null, (before) => quest ?? before);
  const { data: now } = trpc.quests.get.useQuery({ questId: quest?.id ?? '' }, { enabled: quest !== null });
  const { mutate, isPending } = trpc.quests.end.useMutation({
    onSuccess: ({ name }) => {
      toastDone(texts.ended(name));
      onClose();
    },
    onError: (error) => {
      toastFailed(errorSentence(error, texts.endFailed));
      onClose();
    },
  });
  if (!shown) return null;
  const isOver = now !== undefined && ['ended', 'over'].includes(stateOf(now));
  return (
    <AskDialog
      isOpen={quest !== null}
      title={texts.endAsk(shown.name)}
      stale={!isPending && isOver && texts.isOver}
      confirm={texts.end}
      refuse={texts.keep}
      isDanger
      isBusy={isPending}
      onConfirm={() => mutate({ questId: shown.id })}
      onClose={onClose}
      onClosed={() => focusLostHeading()}
    >
      <Text>{texts.endText}</Text>
    </AskDialog>
  );
}
