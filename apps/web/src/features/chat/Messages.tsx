import { Stack, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { ChatSide } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import type { ShownMessage } from './reduce-chat.ts';
import { useChatTexts } from './texts.en.ts';
import styles from './chat.module.css';

interface MessagesProps {
  messages: readonly ShownMessage[];
  /** What each side is called. */
  names: Record<ChatSide, string>;
  /** The side on the right. */
  own: ChatSide;
  /** Up to when the other side has read, ISO 8601. */
  readUpTo?: string | null;
  onAgain?: (message: ShownMessage) => void;
}

/** A conversation, oldest message first. Texts are text: nothing in them is a link or markup. */
export function Messages({ messages, names, own, readUpTo = null, onAgain }: MessagesProps) {
  const chat = useChatTexts();
  const format = useFormat();
  const lastRead = messages.findLast(
    ({ by, sentAt, state }) => by === own && !state && readUpTo !== null && sentAt <= readUpTo,
  );
  return (
    <div role="log" aria-label={chat.reportedTitle}>
      <Stack component="ol" gap="sm">
        {messages.map((message) => {
          const { id, by, text, quick, sentAt, state } = message;
          return (
            <li key={id} className={styles.message} data-own={by === own || undefined} data-state={state}>
              <span className={styles.text}>
                <VisuallyHidden>{names[by]}: </VisuallyHidden>
                {quick ? chat.quick[quick] : text}
              </span>
              {state === 'failed' && onAgain ? (
                <UnstyledButton
                  mih={44}
                  fz="sm"
                  td="underline"
                  c="var(--mantine-color-error)"
                  onClick={() => onAgain(message)}
                >
                  {chat.sendAgain}
                </UnstyledButton>
              ) : (
                <Text span inherit fz="xs" c="dimmed" mt={2}>
                  {state ? chat.sending : format.clock(Date.parse(sentAt))}
                  {message === lastRead && ` · ${chat.readAt}`}
                </Text>
              )}
            </li>
          );
        })}
      </Stack>
    </div>
  );
}
