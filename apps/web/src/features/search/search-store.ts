import { createSpotlight } from '@mantine/spotlight';

const [store, box] = createSpotlight();

export const searchStore = store;
/** The box comes a moment after the page. */
let isThere = false;
let isWanted = false;

/** Opens the search; one that has not come yet opens when it does. */
export function openSearch(): void {
  if (isThere) box.open();
  else isWanted = true;
}

/** Says that the box is there, closed: it must be seen to open, or the focus would not return. @returns what says it is gone */
export function announceBox(): () => void {
  isThere = true;
  if (isWanted) box.open();
  isWanted = false;
  return () => {
    isThere = false;
  };
}

/** Selects the first line of the list, as typing does, unless one is selected. */
export function selectFirst(listId: string): void {
  const list = document.getElementById(listId);
  const first = list?.querySelector('[data-action]');
  if (!first || list?.querySelector('[data-selected]')) return;
  first.setAttribute('data-selected', 'true');
  store.updateState((state) => ({ ...state, selected: 0 }));
}
