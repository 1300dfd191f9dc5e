import { lazyLater } from '../../../kit/page/lazy-extra.tsx';
import { type EarlyButton, type EarlyMenu, useEarlyButton } from '../../../kit/menus/early-menu.ts';
import { MoreButton } from './MoreButton.tsx';
import type { RideMenuProps } from './RideMenu.tsx';

const RideMenu = lazyLater<RideMenuProps & EarlyMenu & EarlyButton>(
  async () => (await import('./RideMenu.tsx')).RideMenu,
  ({ onPress, leave }) => <MoreButton ref={leave} aria-haspopup="menu" onClick={onPress} />,
);

export const LaterRideMenu = (props: RideMenuProps) => <RideMenu {...props} {...useEarlyButton()} />;
