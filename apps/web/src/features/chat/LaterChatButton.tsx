import { ActionIcon } from '@mantine/core';
import { lazyLater } from '../../kit/page/lazy-extra.tsx';
import type { ChatButtonProps } from './ChatButton.tsx';

/** The button of a chat, for homes that open without it: until then its room is kept, so that nothing moves. */
export const LaterChatButton = lazyLater<ChatButtonProps>(
  async () => (await import('./ChatButton.tsx')).ChatButton,
  () => <ActionIcon size="xl" variant="default" disabled aria-hidden flex="none" />,
);
