import { Box, Menu, Text } from '@mantine/core';
import type { Me } from '@ridewire/contracts';
import { IconLogout, IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useSignOut } from '../../features/session/use-sign-out.ts';
import { AccountButton } from './AccountButton.tsx';
import { RoleBadge } from '../../features/session/RoleBadge.tsx';
import { toastFailed } from '../../kit/toasts/show-toast.tsx';
import { useOpening, type EarlyMenu } from '../../kit/menus/early-menu.ts';
import { useShellTexts } from './texts.en.ts';
import { useKitTexts } from '../../kit/texts/texts.en.ts';

export interface AccountMenuProps extends EarlyMenu {
  me: Me;
}

/** The account menu: the signed-in person, and sign-out, which leads to the front page. */
export function AccountMenu({ me, isOpenAtOnce, arrive }: AccountMenuProps) {
  const shell = useShellTexts();
  const kit = useKitTexts();
  const signOut = useSignOut('/');
  const leave = () => signOut.mutate(undefined, { onError: () => toastFailed(kit.logoutFailed) });
  return (
    <Menu width={260} withinPortal={false} {...useOpening(isOpenAtOnce)}>
      <Menu.Target>
        <AccountButton me={me} ref={arrive} />
      </Menu.Target>
      <Menu.Dropdown>
        <Box py="sm" px="md">
          <Text fw={600} truncate>
            {me.name}
          </Text>
          <Text size="sm" c="dimmed" truncate mb={8}>
            {me.email}
          </Text>
          <RoleBadge role={me.role} />
        </Box>
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
          {kit.logout}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
