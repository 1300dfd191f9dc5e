import { Drawer } from '@mantine/core';
import { SIDEBAR_WIDTH } from './shell-sizes.ts';
import { Sidebar } from './Sidebar.tsx';
import { useShellTexts } from './texts.en.ts';
import styles from './Shell.module.css';

export interface SidebarDrawerProps {
  isOpen: boolean;
  onClose: () => void;
}

/** A phone's sidebar, over the page. */
export function SidebarDrawer({ isOpen, onClose }: SidebarDrawerProps) {
  const shell = useShellTexts();
  return (
    <Drawer.Root
      opened={isOpen}
      onClose={onClose}
      size={SIDEBAR_WIDTH.drawer}
      padding={0}
      classNames={{ body: styles.drawer }}
    >
      <Drawer.Overlay />
      {/* Drawer alone would put the name on a div around the dialog, where no name may stand. */}
      <Drawer.Content aria-label={shell.sidebar}>
        <Drawer.Body>
          <Sidebar isNarrow={false} onChoose={onClose} />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
