import type { ComboboxStore } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';

/**
 * Makes an input the field of a list that may come later: its role, and the keys that go through the list. Mantine's
 * own version comes with the list, and doesn't tell the field that it came: the store for the list does.
 * @param onPlainEnter Enter, while the list is open and nothing in it is marked
 */
export function useListKeys(store: ComboboxStore, onPlainEnter: (event: KeyboardEvent) => void) {
  const [markedId, setMarkedId] = useState<string | null>(null);
  const [listId, setListId] = useState<string | null>(null);
  const isOpen = store.dropdownOpened;
  const step = (event: KeyboardEvent, go: () => string | null) => {
    event.preventDefault();
    if (isOpen) return setMarkedId(go());
    store.openDropdown('keyboard');
    setMarkedId(store.selectActiveOption());
    return store.updateSelectedOptionIndex('selected', { scrollIntoView: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') step(event, store.selectNextOption);
    else if (event.key === 'ArrowUp') step(event, store.selectPreviousOption);
    else if (event.key === 'Escape') store.closeDropdown('keyboard');
    else if (event.key !== 'Enter' || !isOpen) return;
    else if (store.getSelectedOptionIndex() === -1) onPlainEnter(event);
    else {
      event.preventDefault();
      store.clickSelectedOption();
    }
  };
  const field = {
    role: 'combobox',
    'aria-haspopup': 'listbox',
    'aria-expanded': listId !== null && isOpen,
    'aria-controls': (isOpen && listId) || undefined,
    'aria-activedescendant': (isOpen && markedId) || undefined,
    // A dialog around it stays open when Escape closes the list.
    'data-mantine-stop-propagation': isOpen || undefined,
    onKeyDown,
  } as const;
  const withId = (id: string) => {
    store.setListId(id);
    setListId(id);
  };
  return { field, store: { ...store, setListId: withId } };
}
