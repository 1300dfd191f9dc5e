import { Avatar, Menu, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { Me } from '@ridewire/contracts';
import { IconLogout } from '@tabler/icons-react';
import { useSignOut } from '../session/use-sign-out.ts';
import { useTexts } from '../texts/use-texts.ts';
import { initialsOf } from './initials-of.ts';
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
          <Avatar src={me.avatarUrl} alt="" size={32} radius="xl" color="wire" aria-hidden>
            {initialsOf(me.name)}
          </Avatar>
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
