import { lazyLater } from '../page/lazy-extra.tsx';
import { useEarlyButton, type EarlyButton, type EarlyMenu } from '../menus/early-menu.ts';
import { ThemeButton } from './ThemeButton.tsx';

const ThemeMenu = lazyLater<EarlyMenu & EarlyButton>(
  async () => (await import('./ThemeMenu.tsx')).ThemeMenu,
  ({ onPress, leave }) => <ThemeButton ref={leave} onClick={onPress} />,
);

export const LaterThemeMenu = () => <ThemeMenu {...useEarlyButton()} />;
