import { ActionIcon, Indicator } from '@mantine/core';
import { useFormat } from '@ridewire/ui';
import { IconMessage } from '@tabler/icons-react';
import { useState } from 'react';
import { lazyDialog } from '../../kit/dialogs/lazy-dialog.tsx';
import { useChat, type ChatOf } from './chat-live.ts';
import { unreadOf } from './reduce-chat.ts';
import { useChatTexts } from './texts.en.ts';

const ChatSheet = lazyDialog(async () => (await import('./ChatSheet.tsx')).ChatSheet);

export interface ChatButtonProps extends ChatOf {
  /** The other side. */
  name: string;
}

/** Opens the chat with the other side of a ride, and says how much there is to read. */
export function ChatButton({ name, ...of }: ChatButtonProps) {
  const chat = useChatTexts();
  const format = useFormat();
  const state = useChat(of);
  const [isOpen, setOpen] = useState(false);
  const unread = state ? unreadOf(state, of.side).length : 0;
  return (
    <>
      <Indicator label={format.count(unread)} size={20} disabled={unread === 0} flex="none">
        <ActionIcon
          size="xl"
          variant="default"
          aria-label={unread > 0 ? chat.openUnread(name, format.count(unread)) : chat.open(name)}
          onClick={() => setOpen(true)}
        >
          <IconMessage size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Indicator>
      <ChatSheet isOpen={isOpen} of={of} name={name} state={state} onClose={() => setOpen(false)} />
    </>
  );
}
