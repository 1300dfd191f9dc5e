import { Button, Drawer, Modal, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { QUICK_REPLIES } from '@ridewire/contracts';
import { useNow } from '@ridewire/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBackCloses } from '../../kit/dialogs/use-back-closes.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { useSay, type ChatOf } from './chat-live.ts';
import { noteChatShown } from './chat-shown.ts';
import { Composer } from './Composer.tsx';
import { Messages } from './Messages.tsx';
import { unreadOf, type ChatState } from './reduce-chat.ts';
import { ReportForm } from './ReportForm.tsx';
import { useChatTexts } from './texts.en.ts';
import fill from '../../kit/dialogs/fill.module.css';
import styles from './chat.module.css';
import { useShield } from '../../kit/dialogs/use-shield.ts';

export interface ChatSheetProps {
  isOpen: boolean;
  of: ChatOf;
  /** The other side. */
  name: string;
  state: ChatState | undefined;
  onClose: () => void;
}

/** The conversation with the other side of a ride; on a phone over the lower half, so that the map stays in sight. */
export function ChatSheet({ isOpen, of, name, state, onClose }: ChatSheetProps) {
  const chat = useChatTexts();
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  useShield(isOpen);
  useBackCloses(isOpen, onClose);
  const shown = { opened: isOpen, onClose, title: chat.title(name) };
  const content = state ? (
    <Conversation of={of} name={name} state={state} />
  ) : (
    <Text c="dimmed">{chat.loading}</Text>
  );
  if (!isPhone) return <Modal {...shown}>{content}</Modal>;
  return (
    <Drawer
      {...shown}
      position="bottom"
      size={HALF}
      padding="md"
      overlayProps={{ backgroundOpacity: 0.2 }}
      classNames={{ content: styles.sheet ?? '', body: fill.body ?? '' }}
    >
      {content}
    </Drawer>
  );
}

/** The lower half, and on a low phone as much as the conversation needs. */
const HALF = 'min(100dvh, max(50dvh, 25rem))';

function Conversation({ of, name, state }: Pick<ChatSheetProps, 'of' | 'name'> & { state: ChatState }) {
  const chat = useChatTexts();
  const say = useSay(of);
  const [isReporting, setReporting] = useState(false);
  const { side } = of;
  const other = side === 'rider' ? 'driver' : 'rider';
  const names = { [side]: chat.you, [other]: name } as Record<typeof side, string>;
  const end = useRef<HTMLDivElement>(null);
  const count = state.messages.length;
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' });
  }, [count]);
  useMarkRead(of, state);
  useEffect(() => noteChatShown(of.rideId), [of.rideId]);
  const closesMs = state.closesAt === null ? Infinity : Date.parse(state.closesAt);
  const isClosed = useNow((ms) => Math.max(0, closesMs - ms) || Infinity) >= closesMs;
  return (
    <div className={fill.body}>
      <div className={styles.scroll}>
        <Text size="sm" c="dimmed" mb="sm">
          {isClosed ? chat.closed : chat.hint}
        </Text>
        <Messages
          messages={state.messages}
          names={names}
          own={side}
          readUpTo={state.read[other]}
          onAgain={({ id, text, quick }) => void say(quick ? { quick } : { text: text ?? '' }, id)}
        />
        <div ref={end} />
      </div>
      {!isClosed && !isReporting && (
        <>
          <div className={styles.quick}>
            {QUICK_REPLIES[side].map((quick) => (
              <Button key={quick} variant="default" radius="xl" onClick={() => void say({ quick })}>
                {chat.quick[quick]}
              </Button>
            ))}
          </div>
          <Composer rideId={of.rideId} onSay={(text) => void say({ text })} />
        </>
      )}
      {isReporting ? (
        <ReportForm of={of} onDone={() => setReporting(false)} />
      ) : (
        count > 0 && (
          <Button variant="subtle" color="gray" onClick={() => setReporting(true)}>
            {chat.report}
          </Button>
        )
      )}
    </div>
  );
}

/** What is on the screen counts as read. */
function useMarkRead(of: ChatOf, state: ChatState): void {
  const { mutate: markRead } = trpc.chat.read.useMutation();
  const newest = unreadOf(state, of.side).at(-1)?.id;
  const mark = useEffectEvent(() => {
    const { rideId, driverId } = of;
    if (newest && document.visibilityState === 'visible') markRead({ rideId, driverId, messageId: newest });
  });
  useEffect(() => {
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [newest]);
}
