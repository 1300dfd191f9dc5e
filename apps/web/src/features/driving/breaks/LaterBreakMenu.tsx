import { type EarlyButton, type EarlyMenu, useEarlyButton } from '../../../kit/menus/early-menu.ts';
import { lazyLater } from '../../../kit/page/lazy-extra.tsx';
import { BreakButton } from './BreakButton.tsx';

const LazyBreakMenu = lazyLater<EarlyMenu & EarlyButton>(
  async () => (await import('./BreakMenu.tsx')).BreakMenu,
  ({ onPress, leave }) => <BreakButton ref={leave} aria-haspopup="menu" onClick={onPress} />,
);

/** Asks how long the break is to be. */
export const LaterBreakMenu = () => <LazyBreakMenu {...useEarlyButton()} />;
