import { useMemory } from '@ridewire/ui';
import { useQueries, type UseQueryOptions } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { holdItems } from './hold-items.ts';
import { usePresence, type PresenceProps } from './use-presence.ts';

export interface ListView<Item> {
  /** The list as it is. */
  items: readonly Item[];
  /** What of the list is asked for; another page or filter shows at once. */
  viewKey: string;
  /** Whether `items` are still those of the view before. */
  isPlaceholder: boolean;
  /** Reads one item that the list has no more. @default it stays as it was */
  itemQuery?: ((id: string) => Pick<UseQueryOptions<Item>, 'queryKey'> & { queryFn?: unknown }) | undefined;
}

export interface HeldList<Item> {
  items: Item[];
  /** Whether the list has others by now, or in another order. */
  isBehind: boolean;
  /** Shows the list as it is. Stays the same function. */
  release: () => void;
  /** For the element around the items. Dialogs that belong to an item hold the list too. */
  holdProps: PresenceProps;
}

/** Keeps items where they are while a pointer or the focus is among them; each still shows what it is now. */
export function useHeldItems<Item extends { id: string }>(view: ListView<Item>): HeldList<Item> {
  // What is there once it is released is held anew, if somebody still is.
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
