import { useMemory } from '@ridewire/ui';
import { useQueries, type UseQueryOptions } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { holdItems } from './hold-items.ts';
import { usePresence, type PresenceProps } from './use-presence.ts';

export interface ListView<Item> {
  /** The present list. */
  items: readonly Item[];
  /** Identifies the page and filters; another page or filter shows at once. */
  viewKey: string;
  /** Whether `items` still belong to the previous view. */
  isPlaceholder: boolean;
  /** Reads one item that the list no longer has. @default it stays as it was */
  itemQuery?: ((id: string) => Pick<UseQueryOptions<Item>, 'queryKey'> & { queryFn?: unknown }) | undefined;
}

export interface HeldList<Item> {
  items: Item[];
  /** Whether the list has other items by now, or another order. */
  isBehind: boolean;
  /** Shows the present list. The function stays the same. */
  release: () => void;
  /** For the element around the items. Dialogs that belong to an item hold the list too. */
  holdProps: PresenceProps;
}

/** Keeps items in place while a pointer or the focus is among them. Each item still shows its present state. */
export function useHeldItems<Item extends { id: string }>(view: ListView<Item>): HeldList<Item> {
  // After a release, the present list is held again if the person is still there.
  const [releases, setReleases] = useState(0);
  const release = useCallback(() => setReleases((count) => count + 1), []);
  const { isHere, presenceProps } = usePresence(release);
  const holdKey = `${releases} ${view.viewKey}`;
  const [held] = useMemory<{ holdKey: string; items: readonly Item[] } | null>(null, (before) => {
    if (!isHere) return null;
    return view.isPlaceholder || before?.holdKey === holdKey ? before : { holdKey, items: view.items };
  });
  const list = holdItems(view.items, held?.items ?? null);
  const { itemQuery } = view;
  const left = useQueries({
    queries: itemQuery ? list.leftIds.map((id) => itemQuery(id) as UseQueryOptions<Item>) : [],
    combine: (answers) => new Map(answers.flatMap(({ data }) => (data ? [[data.id, data] as const] : []))),
  });
  return {
    items: list.items.map((item) => left.get(item.id) ?? item),
    isBehind: list.isBehind,
    release,
    holdProps: presenceProps,
  };
}
