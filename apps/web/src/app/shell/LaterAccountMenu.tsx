import type { Me } from '@ridewire/contracts';
import { lazyLater } from '../../kit/page/lazy-extra.tsx';
import { useEarlyButton, type EarlyButton } from '../../kit/menus/early-menu.ts';
import { AccountButton } from './AccountButton.tsx';
import type { AccountMenuProps } from './AccountMenu.tsx';

const AccountMenu = lazyLater<AccountMenuProps & EarlyButton>(
  async () => (await import('./AccountMenu.tsx')).AccountMenu,
  ({ me, onPress, leave }) => <AccountButton me={me} ref={leave} onClick={onPress} />,
);

export const LaterAccountMenu = ({ me }: { me: Me }) => <AccountMenu me={me} {...useEarlyButton()} />;
