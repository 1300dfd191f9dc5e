import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { createBoardStore, type BoardSnapshot, type BoardStore } from './board-store.ts';

/** One store for all parts that show the board, so that it is judged once. */
const stores = new WeakMap<QueryClient, BoardStore>();

function boardStoreOf(cache: QueryClient): BoardStore {
  let store = stores.get(cache);
  if (!store) stores.set(cache, (store = createBoardStore(cache)));
  return store;
}

/** What the board shows, from the live state and the time. Unchanged parts stay the same objects. */
export function useBoard(): BoardSnapshot {
  const { subscribe, getSnapshot } = boardStoreOf(useQueryClient());
  return useSyncExternalStore(subscribe, getSnapshot);
}
