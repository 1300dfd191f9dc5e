import type { Me } from '@ridewire/contracts';
import { useState } from 'react';
import { AccountButton } from './AccountButton.tsx';
import type { AccountMenuProps } from './AccountMenu.tsx';
import { lazyExtra } from './lazy-extra.tsx';
import { ThemeButton } from './ThemeButton.tsx';
import type { ThemeMenuProps } from './ThemeMenu.tsx';

// What menus are made of is a large part of a first page's code, and no page waits for it: their buttons are there at once,
// and a press that comes before its menu opens it.

type Early<Props> = Props & { onPress: () => void };

const ThemeMenu = lazyExtra<Early<ThemeMenuProps>>(
  async () => (await import('./ThemeMenu.tsx')).ThemeMenu,
  ({ onPress }) => <ThemeButton onClick={onPress} />,
);
const AccountMenu = lazyExtra<Early<AccountMenuProps>>(
  async () => (await import('./AccountMenu.tsx')).AccountMenu,
  ({ me, onPress }) => <AccountButton me={me} onClick={onPress} />,
);

export function LaterThemeMenu() {
  const [isPressed, setPressed] = useState(false);
  return <ThemeMenu isOpenAtOnce={isPressed} onPress={() => setPressed(true)} />;
}

export function LaterAccountMenu({ me }: { me: Me }) {
  const [isPressed, setPressed] = useState(false);
  return <AccountMenu me={me} isOpenAtOnce={isPressed} onPress={() => setPressed(true)} />;
}
