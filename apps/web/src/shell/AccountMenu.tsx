import { Menu, Text } from '@mantine/core';
import type { Me } from '@ridewire/contracts';
import { IconLogout, IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useSignOut } from '../session/use-sign-out.ts';
import { useTexts } from '../texts/use-texts.ts';
import { AccountButton } from './AccountButton.tsx';
import { RoleBadge } from './RoleBadge.tsx';
import { toastFailed } from './show-toast.tsx';
import { useOpening } from './use-opening.ts';

export interface AccountMenuProps {
  me: Me;
  /** Its button was pressed before it was there. */
  isOpenAtOnce: boolean;
  /** The ref of its button, which takes the focus from the one before. */
  arrive: (button: HTMLButtonElement | null) => void;
}

/** Who is signed in, and the way out, which from here leads to the front page. */
export function AccountMenu({ me, isOpenAtOnce, arrive }: AccountMenuProps) {
  const { shell } = useTexts();
  const signOut = useSignOut('/');
  const leave = () => signOut.mutate(undefined, { onError: () => toastFailed(shell.logoutFailed) });
  return (
    <Menu width={260} withinPortal={false} {...useOpening(isOpenAtOnce)}>
      <Menu.Target>
        <AccountButton me={me} ref={arrive} />
      </Menu.Target>
      <Menu.Dropdown>
        <div className="rw-account-who">
          <Text fw={600} truncate>
            {me.name}
          </Text>
          <Text size="sm" c="dimmed" truncate mb={8}>
            {me.email}
          </Text>
          <RoleBadge role={me.role} />
        </div>
        <Menu.Divider />
        <Menu.Item
          component={Link}
          to="/dashboard/profile"
          leftSection={<IconUser size={20} stroke={1.75} aria-hidden />}
        >
          {shell.profile}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconLogout size={20} stroke={1.75} aria-hidden />}
          disabled={signOut.isPending}
          onClick={leave}
        >
          {shell.logout}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
