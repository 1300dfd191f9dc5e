import { useEffect, useEffectEvent, useState } from 'react';
import { notifyWhenHidden } from '../../kit/alerts/notify-hidden.ts';
import { playSound } from '../../kit/alerts/play-sound.ts';
import { lazyDialog } from '../../kit/dialogs/lazy-dialog.tsx';
import { toastNews } from '../../kit/toasts/show-toast.tsx';
import { useNotificationsLive } from '../notifications/notifications-live.ts';
import { useChat, type ChatOf } from './chat-live.ts';
import { isChatShown } from './chat-shown.ts';
import { unreadOf, type ChatState } from './reduce-chat.ts';
import { useChatTexts } from './texts.en.ts';
import { isToldNow } from './told-news.ts';

const ChatSheet = lazyDialog(async () => (await import('./ChatSheet.tsx')).ChatSheet);

export interface ChatNewsProps extends ChatOf {
  /** The other side. */
  name: string;
}

/** Tells on any page what the other side writes, and opens the chat there. */
export function ChatNews({ name, ...of }: ChatNewsProps) {
  const state = useChat(of);
  const [isOpen, setOpen] = useState(false);
  useChatNews({ state, of, name, open: () => setOpen(true) });
  return <ChatSheet isOpen={isOpen} of={of} name={name} state={state} onClose={() => setOpen(false)} />;
}

interface News {
  state: ChatState | undefined;
  of: ChatOf;
  name: string;
  open: () => void;
}

/** What the other side wrote and the person hasn't read is told once, while the chat is closed: by a sound and a toast, in a hidden tab by the system. */
function useChatNews({ state, of, name, open }: News): void {
  const chat = useChatTexts();
  const isWanted = !useNotificationsLive().data?.choices.systemOff.includes('chat');
  const newest = state && unreadOf(state, of.side).at(-1);
  const tell = useEffectEvent(() => {
    if (!newest || !isToldNow(of.rideId, newest) || isChatShown(of.rideId)) return;
    const text = newest.quick ? chat.quick[newest.quick] : (newest.text ?? '');
    playSound('rideChange');
    toastNews(chat.news(name, text), chat.reply, open);
    if (isWanted) notifyWhenHidden(name, text, `chat ${of.rideId}`, false);
  });
  const id = newest?.id;
  useEffect(() => tell(), [id]);
}
