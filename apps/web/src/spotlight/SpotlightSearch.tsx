import { useDisclosure, useWindowEvent } from '@mantine/hooks';
import type { Me } from '@ridewire/contracts';
import { useEffect } from 'react';
import { isOccupied } from './is-occupied.ts';
import { announceBox } from './search-store.ts';
import { SearchBox, type SearchBoxProps } from './SearchBox.tsx';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import { useDriverActions } from './use-choices.tsx';
import { useDeskActions } from './use-desk-actions.tsx';

/** The search over everything, and the list of shortcuts, which a key opens on any page. */
export function SpotlightSearch({ me }: { me: Me }) {
  const [isListOpen, list] = useDisclosure();
  useEffect(announceBox, []);
  useWindowEvent('keydown', (event) => {
    if (event.key !== '?' || isOccupied(event)) return;
    list.open();
    event.preventDefault();
  });
  const Box = BOXES[me.role];
  return (
    <>
      <Box me={me} own={[]} onShortcuts={list.open} />
      <ShortcutsDialog role={me.role} isOpen={isListOpen} onClose={list.close} />
    </>
  );
}

function AdminBox(props: SearchBoxProps) {
  return <SearchBox {...props} own={useDeskActions()} />;
}

function DriverBox(props: SearchBoxProps) {
  return <SearchBox {...props} own={useDriverActions()} />;
}

const BOXES = { rider: SearchBox, driver: DriverBox, admin: AdminBox };
