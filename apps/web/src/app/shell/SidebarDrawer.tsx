import { Drawer } from '@mantine/core';
import { memo } from 'react';
import { SIDEBAR_WIDTH } from './shell-sizes.ts';
import { Sidebar } from './Sidebar.tsx';
import { useShellTexts } from './texts.en.ts';
import styles from './Shell.module.css';

export interface SidebarDrawerProps {
  isOpen: boolean;
  onClose: () => void;
}

/** It is there before it is opened, and no press draws it anew. */
const KeptSidebar = memo(Sidebar);

/** The style sheet moves it: then the press that opens it is answered by the next frame, and not by the third. */
const AT_ONCE = { duration: 0 };

/** A phone's sidebar, over the page. */
export function SidebarDrawer({ isOpen, onClose }: SidebarDrawerProps) {
  const shell = useShellTexts();
  return (
    <Drawer.Root
      opened={isOpen}
      onClose={onClose}
      size={SIDEBAR_WIDTH.drawer}
      padding={0}
      keepMounted
      keepMountedMode="display-none"
      transitionProps={AT_ONCE}
      // A style sheet for it would have every element styled anew; what lies over the page takes no part in scrolling it.
      lockScroll={false}
      classNames={{ overlay: styles.dim, content: styles.drawer, body: styles.drawerBody }}
    >
      <Drawer.Overlay data-open={isOpen || undefined} />
      {/* Drawer alone would put the name on a div around the dialog, where no name may stand. */}
      <Drawer.Content aria-label={shell.sidebar} data-open={isOpen || undefined}>
        <Drawer.Body>
          <KeptSidebar isNarrow={false} onChoose={onClose} />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
