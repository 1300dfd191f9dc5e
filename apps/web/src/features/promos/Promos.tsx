import { Group, Skeleton, Text } from '@mantine/core';
import type { PromoView } from '@ridewire/contracts';
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
import { PromoForm } from './PromoForm.tsx';
import { PromoList } from './PromoList.tsx';
import type { PromoSearch } from './promo-search.ts';
import { stateOf } from './promo-state.ts';
import { usePromosChanges } from './promos-live.ts';
import { usePromosTexts } from './texts.en.ts';
import styles from './promos.module.css';

const route = getRouteApi('/_shell/dashboard/admin/promos');
const promoQuery = (promoId: string) => queries.promos.get.queryOptions({ promoId });

/** The city's promo codes, how often each was used and what it cost. Live. */
export function Promos() {
  const texts = usePromosTexts();
  const { page = 1 } = route.useSearch();
  const { goTo } = useListSearch<PromoSearch>(route.useNavigate());
  usePromosChanges();
  const query = trpc.promos.list.useQuery({ page }, { placeholderData: keepPreviousData });
  const [isMaking, setMaking] = useState(false);
  const [toEnd, setToEnd] = useState<PromoView | null>(null);
  return (
    <Page
      title={texts.title}
      actions={
        <Group gap="sm">
          <ConnectionSign />
          <IfMay right="promos:write">
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
        itemQuery={promoQuery}
        filterKey=""
        isFiltered={false}
        skeleton={
          <ListSkeleton
            line={
              <div className={styles.item}>
                <Skeleton height={28} width="50%" />
                <Skeleton className={styles.says} height={20} width="80%" />
                <Skeleton className={styles.says} height={20} width="30%" />
              </div>
            }
          />
        }
        onClearFilters={() => undefined}
        onPage={goTo}
        dialogs={() => <EndDialog promo={toEnd} onClose={() => setToEnd(null)} />}
      >
        {(items) => <PromoList promos={items} onEnd={setToEnd} />}
      </PagedList>
      <FormDialog opened={isMaking} onClose={() => setMaking(false)} title={texts.make} size={520}>
        <PromoForm onClose={() => setMaking(false)} />
      </FormDialog>
    </Page>
  );
}

/** Asks before a code ends early. */
function EndDialog({ promo, onClose }: { promo: PromoView | null; onClose: () => void }) {
  const texts = usePromosTexts();
  // Still shown while the dialog fades.
  const [shown] = useMemory<PromoView | null>(null, (before) => promo ?? before);
  const { data: now } = trpc.promos.get.useQuery({ promoId: promo?.id ?? '' }, { enabled: promo !== null });
  const { mutate, isPending } = trpc.promos.end.useMutation({
    onSuccess: ({ code }) => {
      toastDone(texts.ended(code));
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
      isOpen={promo !== null}
      title={texts.endAsk(shown.code)}
      stale={!isPending && isOver && texts.isOver}
      confirm={texts.end}
      refuse={texts.keep}
      isDanger
      isBusy={isPending}
      onConfirm={() => mutate({ promoId: shown.id })}
      onClose={onClose}
      onClosed={() => focusLostHeading()}
    >
      <Text>{texts.endText}</Text>
    </AskDialog>
  );
}
