import type { Me } from '@ridewire/contracts';
import { useCallback, useRef, useState } from 'react';
import { AccountButton } from './AccountButton.tsx';
import type { AccountMenuProps } from './AccountMenu.tsx';
import { lazyExtra } from './lazy-extra.tsx';
import { ThemeButton } from './ThemeButton.tsx';
import type { ThemeMenuProps } from './ThemeMenu.tsx';

// What menus are made of is a large part of a first page's code, and no page waits for it: their buttons are there at once,
// and a press that comes before its menu opens it.

interface Waiting {
  onPress: () => void;
  /** The ref of the button that goes: notes whether it had the focus. */
  leave: (button: HTMLButtonElement | null) => () => void;
}

const ThemeMenu = lazyExtra<ThemeMenuProps & Waiting>(
  async () => (await import('./ThemeMenu.tsx')).ThemeMenu,
  ({ onPress, leave }) => <ThemeButton ref={leave} onClick={onPress} />,
);
const AccountMenu = lazyExtra<AccountMenuProps & Waiting>(
  async () => (await import('./AccountMenu.tsx')).AccountMenu,
  ({ me, onPress, leave }) => <AccountButton me={me} ref={leave} onClick={onPress} />,
);

/** A button's press and focus, from before its menu came. */
function useEarlyButton() {
  const [isPressed, setPressed] = useState(false);
  const hadFocus = useRef(false);
  const onPress = useCallback(() => setPressed(true), []);
  const leave = useCallback(
    (button: HTMLButtonElement | null) => () => {
      hadFocus.current = button !== null && document.activeElement === button;
    },
    [],
  );
  const arrive = useCallback((button: HTMLButtonElement | null) => {
    if (hadFocus.current) button?.focus({ preventScroll: true });
    hadFocus.current = false;
  }, []);
  return { isOpenAtOnce: isPressed, onPress, leave, arrive };
}

export const LaterThemeMenu = () => <ThemeMenu {...useEarlyButton()} />;

export const LaterAccountMenu = ({ me }: { me: Me }) => <AccountMenu me={me} {...useEarlyButton()} />;
