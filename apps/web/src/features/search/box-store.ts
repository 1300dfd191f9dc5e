import { createSpotlight } from '@mantine/spotlight';

const [store, box] = createSpotlight();

export const boxStore = store;
export const openBox = box.open;

/** Selects the first line of the list, as typing does, unless one is selected. */
export function selectFirst(listId: string): void {
  const list = document.getElementById(listId);
  const first = list?.querySelector('[data-action]');
  if (!first || list?.querySelector('[data-selected]')) return;
  first.setAttribute('data-selected', 'true');
  store.updateState((state) => ({ ...state, selected: 0 }));
}
