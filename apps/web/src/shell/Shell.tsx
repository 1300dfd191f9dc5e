import { AppShell } from '@mantine/core';
import { Logo } from '@ridewire/ui';
import { Outlet } from '@tanstack/react-router';

export function Shell() {
  return (
    <AppShell layout="alt" header={{ height: 56 }}>
      <AppShell.Header>
        <Logo />
      </AppShell.Header>
      <AppShell.Main>
        <Outlet />
      </AppShell.Main>
    </AppShell>
  );
}
