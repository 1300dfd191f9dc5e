import { useDisclosure, useWindowEvent } from '@mantine/hooks';
import type { Me } from '@ridewire/contracts';
import { openSearch } from './search-store.ts';
import { SearchBox, type SearchBoxProps } from './SearchBox.tsx';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import { useDriverActions } from './use-choices.tsx';

/** The search over everything, and the list of shortcuts, with the keys that open them on any page. */
export function SpotlightSearch({ me }: { me: Me }) {
  const [isListOpen, list] = useDisclosure();
  // On the window: a list's own `/`, on the document, comes first.
  useWindowEvent('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isOccupied(event)) return;
    if (event.key === '/') openSearch();
    else if (event.key === '?') list.open();
    else return;
    event.preventDefault();
  });
  const Box = me.role === 'driver' ? DriverBox : SearchBox;
  return (
    <>
      <Box me={me} own={[]} onShortcuts={list.open} />
      <ShortcutsDialog role={me.role} isOpen={isListOpen} onClose={list.close} />
    </>
  );
}

function DriverBox(props: SearchBoxProps) {
  return <SearchBox {...props} own={useDriverActions()} />;
}

/** Somebody types, or answers a dialog. */
const isOccupied = ({ target }: KeyboardEvent): boolean =>
  (target instanceof Element && target.matches('input, textarea, select, [contenteditable=true]')) ||
  document.querySelector('[aria-modal=true]') !== null;
