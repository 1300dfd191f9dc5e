import { Drawer } from '@mantine/core';
import { memo } from 'react';
import { SIDEBAR_WIDTH } from './shell-sizes.ts';
import { Sidebar } from './Sidebar.tsx';
import { useShellTexts } from './texts.en.ts';
import styles from './SidebarDrawer.module.css';
import { useShield } from '../../kit/dialogs/use-shield.ts';

export interface SidebarDrawerProps {
  isOpen: boolean;
  onClose: () => void;
}

/** It is mounted before it is opened, and no press renders it again. */
const KeptSidebar = memo(Sidebar);

/** CSS moves it, so that the next frame answers the press, and not the third. */
const AT_ONCE = { duration: 0 };

/** A phone's sidebar, over the page. */
export function SidebarDrawer({ isOpen, onClose }: SidebarDrawerProps) {
  const shell = useShellTexts();
  useShield(isOpen);
  return (
    <Drawer.Root
      opened={isOpen}
      onClose={onClose}
      size={SIDEBAR_WIDTH.drawer}
      padding={0}
      keepMounted
      keepMountedMode="display-none"
      transitionProps={AT_ONCE}
      // Locking would add a style sheet and restyle every element. The drawer covers the page and does not scroll it.
      lockScroll={false}
      classNames={{ overlay: styles.dim, content: styles.drawer, body: styles.drawerBody }}
    >
      <Drawer.Overlay data-open={isOpen || undefined} />
      {/* Drawer alone would put the name on a div around the dialog, which may not have one. */}
      <Drawer.Content aria-label={shell.sidebar} data-open={isOpen || undefined}>
        <Drawer.Body>
          <KeptSidebar isNarrow={false} onChoose={onClose} />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
