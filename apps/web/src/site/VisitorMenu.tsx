import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/Divider.layer.css';
import { Avatar, Menu, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { Me } from '@ridewire/contracts';
import { ToneBadge } from '@ridewire/ui';
import { initialsOf } from '../kit/avatar/initials-of.ts';
import { useLayoutTexts } from './site-texts.ts';
import styles from './frame.module.css';

const TONES = { rider: 'sky', driver: 'wire', admin: 'violet' } as const;

/** The menu of a signed-in visitor: their name, links to their own pages, and sign-out. */
export default function VisitorMenu({ visitor, onSignOut }: { visitor: Me; onSignOut: () => void }) {
  const texts = useLayoutTexts();
  return (
    <Menu width={260} withinPortal={false} position="bottom-end">
      <Menu.Target>
        <UnstyledButton className={styles.account}>
          <VisuallyHidden>{`${texts.accountMenu}: ${visitor.name}`}</VisuallyHidden>
          <Avatar size={36} src={visitor.avatarUrl} alt="" color="wire">
            {initialsOf(visitor.name)}
          </Avatar>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={styles.who}>
          <Text fw={600} truncate>
            {visitor.name}
          </Text>
          <Text size="sm" c="dimmed" truncate mb={8}>
            {visitor.email}
          </Text>
          <ToneBadge tone={TONES[visitor.role]}>{texts.roles[visitor.role]}</ToneBadge>
        </div>
        <Menu.Divider />
        <Menu.Item component="a" href="/dashboard">
          {texts.dashboard}
        </Menu.Item>
        <Menu.Item component="a" href="/dashboard/profile">
          {texts.profile}
        </Menu.Item>
        <Menu.Item onClick={onSignOut}>{texts.logout}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
