import { ActionIcon } from '@mantine/core';
import { Hint } from '@ridewire/ui';
import { IconLayoutSidebar, IconMenu2 } from '@tabler/icons-react';
import { useShellTexts } from './texts.en.ts';

export interface SidebarButtonProps {
  isPhone?: boolean;
  isOpen: boolean;
  onToggle: () => void;
}

/** Opens or expands the sidebar. */
export function SidebarButton({ isPhone = false, isOpen, onToggle }: SidebarButtonProps) {
  const shell = useShellTexts();
  const SidebarIcon = isPhone ? IconMenu2 : IconLayoutSidebar;
  return (
    <Hint label={shell.toggleSidebar}>
      <ActionIcon aria-label={shell.toggleSidebar} aria-expanded={isOpen} onClick={onToggle}>
        <SidebarIcon size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
    </Hint>
  );
}
