import { Menu, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { Me } from '@ridewire/contracts';
import { IconLogout, IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { PersonAvatar } from '../people/PersonAvatar.tsx';
import { useSignOut } from '../session/use-sign-out.ts';
import { useTexts } from '../texts/use-texts.ts';
import { RoleBadge } from './RoleBadge.tsx';
import { toastFailed } from './show-toast.tsx';

/** Who is signed in, and the way out, which from here leads to the front page. */
export function AccountMenu({ me }: { me: Me }) {
  const { shell } = useTexts();
  const signOut = useSignOut('/');
  const leave = () => signOut.mutate(undefined, { onError: () => toastFailed(shell.logoutFailed) });
  return (
    <Menu width={260} withinPortal={false}>
      <Menu.Target>
        <UnstyledButton className="rw-account">
          <VisuallyHidden>{`${shell.accountMenu}: ${me.name}`}</VisuallyHidden>
          <PersonAvatar person={me} size={32} />
        </UnstyledButton>
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
