import { lazyLater } from '../../kit/page/lazy-extra.tsx';
import { type EarlyButton, type EarlyMenu, useEarlyButton } from '../../kit/menus/early-menu.ts';
import type { BellProps } from './Bell.tsx';
import { BellButton, WithCount } from './BellButton.tsx';

const Bell = lazyLater<BellProps & EarlyMenu & EarlyButton>(
  async () => (await import('./Bell.tsx')).Bell,
  ({ onPress, leave }) => (
    <WithCount>
      <BellButton ref={leave} aria-haspopup="dialog" aria-expanded={false} onClick={onPress} />
    </WithCount>
  ),
);

export const LaterBell = (props: BellProps) => <Bell {...props} {...useEarlyButton()} />;
