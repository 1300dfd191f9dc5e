import { Text, Title } from '@mantine/core';
import type { PageOf } from '@ridewire/contracts';
import { useMemory } from '@ridewire/ui';
import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ConnectedButton } from '../buttons/ConnectedButton.tsx';
import { AskDialog } from '../dialogs/AskDialog.tsx';
import { FormDialog } from '../dialogs/FormDialog.tsx';
import { errorSentence } from '../live/error-sentence.ts';
import { focusLostHeading } from '../page/focus-lost-heading.ts';
import { Page } from '../page/Page.tsx';
import { toastDone, toastFailed } from '../toasts/show-toast.tsx';
import { PagedList, type ListTexts, type PagedListProps } from './PagedList.tsx';

interface MadeListTexts extends ListTexts {
  title: string;
  list: string;
  hint: string;
  make: string;
  end: string;
  endAsk: (name: string) => string;
  endText: string;
  keep: string;
  /** It ended while the dialog was open. */
  isOver: string;
  endFailed: string;
  ended: (name: string) => string;
}

/** The mutation that ends one. */
interface Ending {
  isPending: boolean;
  mutate: (id: string, on: { onSuccess: () => void; onError: (error: unknown) => void }) => void;
}

interface MadeListProps<Item> {
  texts: MadeListTexts;
  query: UseQueryResult<PageOf<Item>, Pick<Error, 'message'>>;
  itemQuery: NonNullable<PagedListProps<Item>['itemQuery']>;
  onPage: PagedListProps<Item>['onPage'];
  /** Shows the button only to those who may make one. */
  mayMake: (button: ReactNode) => ReactNode;
  form: (onClose: () => void) => ReactNode;
  formSize: number;
  /** Comes before the list; then its heading does too. */
  above?: ReactNode;
  nameOf: (item: Item) => string;
  isOver: (item: Item) => boolean;
  ending: Ending;
  children: (items: Item[], onEnd: (item: Item) => void) => ReactNode;
}

/** A page of what the desk makes, never changes, and ends: promo codes, quests. */
export function MadeList<Item extends { id: string }>({
  texts,
  mayMake,
  form,
  formSize,
  above,
  children,
  ...more
}: MadeListProps<Item>) {
  const [isMaking, setMaking] = useState(false);
  const [toEnd, setToEnd] = useState<Item | null>(null);
  const stopMaking = () => setMaking(false);
  return (
    <Page
      title={texts.title}
      isLive
      lead={above ? undefined : texts.hint}
      actions={mayMake(<ConnectedButton onPress={() => setMaking(true)}>{texts.make}</ConnectedButton>)}
    >
      {above && (
        <>
          {above}
          <Title order={2} size="h3" mb={4}>
            {texts.list}
          </Title>
          <Text c="dimmed" mb="md">
            {texts.hint}
          </Text>
        </>
      )}
      <PagedList
        query={more.query}
        texts={texts}
        itemQuery={more.itemQuery}
        filterKey=""
        isFiltered={false}
        onClearFilters={() => undefined}
        onPage={more.onPage}
        dialogs={() => <EndDialog item={toEnd} texts={texts} {...more} onClose={() => setToEnd(null)} />}
      >
        {(items) => children(items, setToEnd)}
      </PagedList>
      <FormDialog opened={isMaking} onClose={stopMaking} title={texts.make} size={formSize}>
        {form(stopMaking)}
      </FormDialog>
    </Page>
  );
}

interface EndDialogProps<Item> extends Pick<
  MadeListProps<Item>,
  'texts' | 'itemQuery' | 'nameOf' | 'isOver' | 'ending'
> {
  item: Item | null;
  onClose: () => void;
}

/** Asks before one ends early. */
function EndDialog<Item extends { id: string }>({
  item,
  texts,
  itemQuery,
  nameOf,
  isOver,
  ending,
  onClose,
}: EndDialogProps<Item>) {
  // Still shown while the dialog fades.
  const [shown] = useMemory<Item | null>(null, (before) => item ?? before);
  const { data: now } = useQuery({
    ...(itemQuery(item?.id ?? '') as UseQueryOptions<Item>),
    enabled: item !== null,
  });
  if (!shown) return null;
  const name = nameOf(shown);
  const end = () =>
    ending.mutate(shown.id, {
      onSuccess: () => {
        toastDone(texts.ended(name));
        onClose();
      },
      onError: (error) => {
        toastFailed(errorSentence(error, texts.endFailed));
        onClose();
      },
    });
  return (
    <AskDialog
      isOpen={item !== null}
      title={texts.endAsk(name)}
      stale={!ending.isPending && now !== undefined && isOver(now) && texts.isOver}
      confirm={texts.end}
      refuse={texts.keep}
      isDanger
      isBusy={ending.isPending}
      onConfirm={end}
      onClose={onClose}
      onClosed={() => focusLostHeading()}
    >
      <Text>{texts.endText}</Text>
    </AskDialog>
  );
}
