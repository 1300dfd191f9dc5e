import { ActionIcon, Indicator } from '@mantine/core';
import { useFormat } from '@ridewire/ui';
import { IconMessage } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { notifyWhenHidden } from '../../kit/alerts/notify-hidden.ts';
import { playSound } from '../../kit/alerts/play-sound.ts';
import { lazyDialog } from '../../kit/dialogs/lazy-dialog.tsx';
import { toastNews } from '../../kit/toasts/show-toast.tsx';
import { useNotificationsLive } from '../notifications/notifications-live.ts';
import { useChat, type ChatOf } from './chat-live.ts';
import { unreadOf, type ChatState } from './reduce-chat.ts';
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
  useChatNews({ state, of, name, isOpen, open: () => setOpen(true) });
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

interface News {
  state: ChatState | undefined;
  of: ChatOf;
  name: string;
  isOpen: boolean;
  open: () => void;
}

/** What arrives while the chat is closed is told once: by a sound and a toast, in a hidden tab by the system. */
function useChatNews({ state, of, name, isOpen, open }: News): void {
  const chat = useChatTexts();
  const isWanted = !useNotificationsLive().data?.choices.systemOff.includes('ride_change');
  const newest = state && (unreadOf(state, of.side).at(-1) ?? null);
  const known = useRef<string | null | undefined>(undefined);
  const tell = useEffectEvent(() => {
    if (newest === undefined) return;
    const wasKnown = known.current !== undefined;
    const isNews = newest !== null && newest.id !== known.current;
    known.current = newest?.id ?? known.current ?? null;
    if (!isNews || !wasKnown || (isOpen && document.visibilityState === 'visible')) return;
    const text = newest.quick ? chat.quick[newest.quick] : (newest.text ?? '');
    playSound('rideChange');
    toastNews(chat.news(name, text), chat.reply, open);
    if (isWanted) notifyWhenHidden(name, text, `chat ${of.rideId}`, false);
  });
  const id = newest === undefined ? 'unknown' : (newest?.id ?? 'none');
  useEffect(() => tell(), [id]);
}
