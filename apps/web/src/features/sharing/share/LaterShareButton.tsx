import { ActionIcon, Button } from '@mantine/core';
import { lazyLater } from '../../../kit/page/lazy-extra.tsx';
import type { ShareButtonProps } from './ShareButton.tsx';

/** Opens how a ride is shared, for homes that open without it: until then its room is kept, so that nothing moves. */
export const LaterShareButton = lazyLater<ShareButtonProps>(
  async () => (await import('./ShareButton.tsx')).ShareButton,
  ({ isSmall }) =>
    isSmall ? (
      <ActionIcon size="xl" variant="default" disabled aria-hidden flex="none" />
    ) : (
      <Button size="lg" variant="default" fullWidth disabled aria-hidden />
    ),
);
